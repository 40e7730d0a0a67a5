import { createContext, use } from "react";

/** What the viewer may do; the frame and the product wizard know. Nothing outside of them. */
export const PermissionsContext = createContext<readonly string[]>([]);

/** Whether the viewer may do something, for what offers it far from the query that says so. */
export function useMay(permission: string): boolean {
  return use(PermissionsContext).includes(permission);
}
