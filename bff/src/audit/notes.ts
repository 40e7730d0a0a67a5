import type { GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context.ts";
import { mayReadRecord } from "./changes.ts";
import type { AuditEntry } from "./record.ts";

/** What a note says; null of a change. */
export const noteText = (entry: AuditEntry, column: string): string | null => {
  const text = entry.after[column];
  return entry.action === "NOTED" && typeof text === "string" ? text : null;
};

/**
 * More of a note: of a mail what it is about, of an export its list, of what was printed the paper, of a note its words, which
 * are for whoever may read the record.
 */
export function noteDetail(entry: AuditEntry, context: Context, schema: GraphQLSchema): string | null {
  const words = noteText(entry, "text");
  if (words !== null) return mayReadRecord(entry, context, schema) ? words : null;
  return ["mail", "list", "paper"].map((name) => noteText(entry, name)).find((text) => text !== null) ?? null;
}

/** Why something was done; null for whoever may not read the record. */
export const reasonOf = (entry: AuditEntry, context: Context, schema: GraphQLSchema): string | null =>
  mayReadRecord(entry, context, schema) ? entry.reason : null;

/** How many: of an export its rows, of what was printed the copies, of a view the requests. */
export function noteCount(entry: AuditEntry): number | null {
  if (entry.action !== "NOTED") return null;
  const count = entry.after["rows"] ?? entry.after["copies"] ?? entry.after["requests"];
  return typeof count === "number" && Number.isInteger(count) ? count : null;
}
