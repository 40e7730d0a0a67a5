import { staleMessage } from "../bulkEdit/rows.ts";
import { broken } from "../http/httpError.ts";
import type { Values } from "../job/rowTable.ts";
import type { DoneRow } from "./kind.ts";

/** Whether two values of a column are the same, lists by what they hold. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/**
 * Refuses a record that is not as an import has left it: of one that it has changed the fields are compared, of a new one it is
 * everything. Throws an HttpError.
 */
export function checkUntouched(found: Values, { before, after }: Pick<DoneRow, "before" | "after">): void {
  const isAsLeft = Object.entries(after).every(([column, value]) => isSame(found[column], value));
  if (!isAsLeft || (before === null && found["created_at"] !== found["updated_at"]))
    throw broken(staleMessage);
}
