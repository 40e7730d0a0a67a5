import { createContext } from "react";

/**
 * Where a list stands: it is the page, or a section of one that has its own title, as in step 4 of onboarding. A
 * section's title is an h2 and leaves the document's title alone.
 */
export const ListMode = createContext<"page" | "section">("page");
