import { createContext } from "react";

/** The fields of a form in which a file was chosen, and lost with the page that is kept only as text: by name. */
export const LostFilesContext = createContext<readonly string[]>([]);
