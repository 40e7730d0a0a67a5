import { sql } from "kysely";
import { csvLines } from "../export/csv.ts";
import type { Connection } from "../http/context.ts";
import { partLength } from "../job/parts.ts";
import type { ImportKind } from "./kind.ts";
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
type Head = Pick<File, "columns" | "clear_word">;

/** The line of a row as it came, harmless in a spreadsheet; a dash alone is none of its formulas, and empties a field when it is read again. */
function line({ columns, clear_word }: Head, cells: RefusedLine["row"]["cells"], error: string): string {
  const texts = columns.map((_column, index) => (cells[index] === null ? clear_word : (cells[index] ?? "")));
  const row = [...texts, error];
  return csvLines(
    [row],
    row.map((cell) => (cell.trim() === "-" ? "number" : "text")),
  );
}

/** Adds rows to the file of those that were refused: the columns as they came and the reason, to be corrected and fed back. */
export async function addRefused(
  db: Connection,
  jobId: number,
  { columns, clear_word }: Head,
  kind: ImportKind,
  refused: readonly RefusedLine[],
): Promise<void> {
  if (refused.length === 0) return;
  const isError = columns.at(-1)?.trim().toLowerCase() === errorColumn;
  const kept = isError ? columns.slice(0, -1) : columns;
  const lines = refused
    .map(({ row, problems }) => line({ columns: kept, clear_word }, row.cells, wording(kind, problems)))
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
  const head = last === undefined ? csvLines([[...kept, errorColumn]], []) : "";
  await db
    .insertInto("job_part")
    .values({ job_id: jobId, part: (last?.part ?? -1) + 1, content: head + lines })
    .execute();
}
