import { createContext } from "react";

/** How many products the company may have in all, as the frame around the page knows it; undefined where nobody does. */
export const CompanyLimitContext = createContext<number | undefined>(undefined);
