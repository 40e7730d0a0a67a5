import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { refusedOf } from "./claims.ts";
import type { RunningJob } from "../job/kind.ts";
import { mostAtOnce, settle, type Taker } from "./exchange.ts";
import { type Outcome, refusedUnit } from "./unit.ts";

/**
 * Ends a check: settles which rows get what other records have now, and when they are done.
 * @returns the rows that are refused after all
 */
export async function settleTaken(
  db: Connection,
  { jobId, context }: Pick<RunningJob, "jobId" | "context">,
): Promise<readonly Outcome[]> {
  const waiting = await db
    .selectFrom("import_row")
    .select(["row_no", "unit_no", "takes"])
    .where("job_id", "=", jobId)
    .where("takes", "is not", null)
    .orderBy("row_no")
    .execute();
  if (waiting.length === 0) return [];
  const takers = waiting.map(({ row_no, unit_no, takes }): Taker => ({
    rowNo: row_no,
    unitNo: unit_no,
    takes: takes ?? [],
  }));
  const claims = takers.flatMap(({ takes }) =>
    takes.flatMap(({ claim, record }) => [claim, record, refusedOf(record)]),
  );
  const { rows: claimed } = await sql<{ claim: string; row_no: number; unit_no: number }>`
    select claim, row_no, unit_no from import_claim join import_row using (job_id, row_no)
    where job_id = ${jobId} and claim = any(${claims}::text[])`.execute(db);
  const byClaim = new Map(claimed.map(({ claim, row_no }) => [claim, row_no]));
  const unitOf = new Map(claimed.map(({ row_no, unit_no }) => [row_no, unit_no]));
  const units = await db
    .selectFrom("import_row")
    .select(({ fn }) => ["unit_no", fn.countAll<number>().as("rows")])
    .where("job_id", "=", jobId)
    .groupBy("unit_no")
    .orderBy("unit_no")
    .execute();
  const { refused, takes, turns } = settle(
    {
      takers,
      units,
      claimedBy: (claim) => byClaim.get(claim),
      refusedFor: (record) => byClaim.get(refusedOf(record)),
      unitOf: (rowNo) => unitOf.get(rowNo) ?? rowNo,
    },
    // Where all or nothing is not offered either.
    context.settings.importRowsAtOnce === 0 ? mostAtOnce.embedded : mostAtOnce.server,
  );
  const settled = [...takes].map(([row_no, given]) => ({ row_no, takes: given }));
  await sql`update import_row set takes = given.takes
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as given (row_no integer, takes jsonb)
    where job_id = ${jobId} and import_row.row_no = given.row_no`.execute(db);
  const moved = [...turns].map(([unit_no, turn]) => ({ unit_no, turn }));
  if (moved.length > 0)
    await sql`update import_row set turn = given.turn
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given (unit_no integer, turn integer)
      where job_id = ${jobId} and import_row.unit_no = given.unit_no`.execute(db);
  if (refused.size === 0) return [];
  const rows = await db
    .selectFrom("import_row")
    .selectAll()
    .where("job_id", "=", jobId)
    .where(sql<boolean>`unit_no = any(${[...refused.keys()]}::int[])`)
    .orderBy("row_no")
    .execute();
  return [...Map.groupBy(rows, ({ unit_no }) => unit_no)].flatMap(([unit, ofUnit]) =>
    refusedUnit(ofUnit, refused.get(unit) ?? new Map()),
  );
}
