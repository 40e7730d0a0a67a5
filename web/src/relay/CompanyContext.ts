import { createContext } from "react";

/** The name of the company whose console it is; empty where nobody is signed in. */
export const CompanyContext = createContext("");
