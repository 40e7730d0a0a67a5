import { createContext } from "react";

/** E-mail of whose console it is, for what this browser keeps for each person; empty where nobody is signed in. */
export const PersonContext = createContext("");
