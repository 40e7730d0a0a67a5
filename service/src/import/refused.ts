import { sql } from "kysely";
import { csvLines } from "../export/csv.ts";
import type { Connection } from "../http/context.ts";
import { partLength } from "../job/parts.ts";
import type { ImportKind } from "./kind.ts";
import { clearWordOf } from "./mapping.ts";
import type { Problem } from "./table.ts";
import type { File } from "./unit.ts";

/** The column behind those of the file that says why a row was refused. */
export const errorColumn = "error";

/** What is wrong with a row, in one cell: `Brand Name: Brand Name is required`. */
export function wording({ fields }: ImportKind, problems: readonly Problem[]): string {
  return problems
    .map(({ field, message }) => {
      const label = field === null ? undefined : fields[field]?.label;
      return label === undefined ? message : `${label}: ${message}`;
    })
    .join(" · ");
}

interface RefusedLine {
  readonly row: { readonly cells: readonly (string | null)[] };
  readonly problems: readonly Problem[];
}

/** The names of the columns, and what empties a field. */
type Head = Pick<File, "columns" | "clear_word" | "delimiter">;

/**
 * The line of a row as it came, harmless in a spreadsheet; a dash alone is none of its formulas, and empties a field when it is
 * read again. One that stood in a line of JSON is a text, and stays one.
 */
function line(head: Head, cells: RefusedLine["row"]["cells"], error: string): string {
  const empties = head.columns.map((_column, index) => cells[index] === null);
  const texts = empties.map((isEmptied, index) => (isEmptied ? head.clear_word : (cells[index] ?? "")));
  const row = [...texts, error];
  const isLines = clearWordOf(head) === null;
  return csvLines(
    [row],
    row.map((cell, index) =>
      cell.trim() === "-" && (empties[index] === true || !isLines) ? "number" : "text",
    ),
  );
}

/** Adds rows to the file of those that were refused: the columns as they came and the reason, to be corrected and fed back. */
export async function addRefused(
  db: Connection,
  jobId: number,
  head: Head,
  kind: ImportKind,
  refused: readonly RefusedLine[],
): Promise<void> {
  if (refused.length === 0) return;
  const { columns } = head;
  const isError = columns.at(-1)?.trim().toLowerCase() === errorColumn;
  const kept = isError ? columns.slice(0, -1) : columns;
  const lines = refused
    .map(({ row, problems }) => line({ ...head, columns: kept }, row.cells, wording(kind, problems)))
    .join("");
  const last = await db
    .selectFrom("job_part")
    .select(["part", sql<number>`length(content)`.as("length")])
    .where("job_id", "=", jobId)
    .orderBy("part", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && last.length < partLength) {
    await sql`update job_part set content = content || ${lines}
      where job_id = ${jobId} and part = ${last.part}`.execute(db);
    return;
  }
  const names = last === undefined ? csvLines([[...kept, errorColumn]], []) : "";
  await db
    .insertInto("job_part")
    .values({ job_id: jobId, part: (last?.part ?? -1) + 1, content: names + lines })
    .execute();
}
