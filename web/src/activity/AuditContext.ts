import { createContext } from "react";

/** Whether the viewer may read what was done to records, and the service tells. The frame knows. */
export const AuditContext = createContext(false);
