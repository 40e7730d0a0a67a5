import { stringify } from "csv-stringify/sync";
import type { GraphQLSchema } from "graphql";
import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import type { FileFormat } from "../job/record.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { changesOf } from "./changes.ts";
import { describedTable } from "./described.ts";
import { noteDetail, noteText, reasonOf } from "./notes.ts";
import { type AuditEntry, auditRecord } from "./record.ts";
import { mayReadEntry } from "./source.ts";
import { actorOf, nameOf } from "./type.ts";

/** Lines as RFC 4180 has them; a text that a spreadsheet would reckon with gets an apostrophe before it (CWE-1236). */
const csv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: "windows", quoted_match: /[\r\n]/, escape_formulas: true });

const columns = [
  "entry_id",
  "at",
  "who",
  "token",
  "action",
  "kind",
  "record",
  "part_of",
  "changes",
  "reason",
] as const;

/** An entry in the columns of the file, as the screen shows it to this viewer. */
async function cellsOf(entry: AuditEntry, context: Context, schema: GraphQLSchema): Promise<string[]> {
  const [changes, partOf] = await Promise.all([
    changesOf(entry, context, schema),
    nameOf(entry.partOf, context),
  ]);
  const { id, name, kind } = actorOf(entry);
  const values: Readonly<Record<(typeof columns)[number], string | null>> = {
    entry_id: entry.id,
    at: entry.at,
    who: name ?? (kind === "SYSTEM" ? null : id),
    token: entry.actingFor?.replace(/^token:/, "") ?? null,
    action: noteText(entry, "note") ?? entry.action.toLowerCase(),
    kind: describedTable(entry.subject.table)?.typeName ?? entry.subject.table,
    record: entry.name,
    part_of: partOf,
    changes:
      noteDetail(entry, context, schema) ??
      changes.map(({ label, before, after }) => `${label}: ${before ?? "–"} → ${after ?? "–"}`).join("\n"),
    reason: reasonOf(entry, context, schema),
  };
  return columns.map((column) => values[column] ?? "");
}

const line = v.pipe(v.string(), v.parseJson(), auditRecord);

/**
 * The file of the trail, made when it is read: the service keeps whole entries, and what a viewer may see of one is said in
 * one place for the screen and for the file.
 */
export const auditFile = {
  head: csv([columns]),
  /** Throws `RestError` for what is no entry. */
  async write(part: string, context: Context, schema: GraphQLSchema, format: FileFormat): Promise<string> {
    const user = currentUser(context);
    const entries = part
      .split("\n")
      .filter((text) => text !== "")
      .map((text) => decodeRecord(line, text))
      .filter((entry) => entry.companyId === user.companyId && mayReadEntry(user, entry));
    const rows = await Promise.all(entries.map((entry) => cellsOf(entry, context, schema)));
    if (format === "csv") return csv(rows);
    const lineOf = (row: readonly string[]) => Object.fromEntries(columns.map((name, at) => [name, row[at]]));
    return rows.map((row) => `${JSON.stringify(lineOf(row))}\n`).join("");
  },
};
