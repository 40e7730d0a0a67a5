import type { Person } from "./record.ts";

/** Whether a person is there now; `online` are the ids of everybody of the company with a stream open. */
export function isOnline(
  { id, isDemo, isAlwaysOnline }: Pick<Person, "id" | "isDemo" | "isAlwaysOnline">,
  online: ReadonlySet<string>,
): boolean {
  return isDemo ? isAlwaysOnline : online.has(id);
}
