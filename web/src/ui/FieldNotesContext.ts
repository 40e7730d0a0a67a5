import { createContext } from "react";

/** What somebody has said of fields of a form, by their names: it stands under each of them. */
export const FieldNotesContext = createContext<Readonly<Record<string, string>>>({});
