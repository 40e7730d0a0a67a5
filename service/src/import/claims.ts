import type { Connection } from "../http/context.ts";
import type { Claim } from "./kind.ts";
import type { Problem } from "./table.ts";
import { claimOf } from "./taken.ts";
import { type Outcome, refusedUnit, sameAs } from "./unit.ts";

/** What the first row of a file lays claim to, no later one may have. */
export async function settleClaims(
  db: Connection,
  jobId: number,
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const claims = outcomes.flatMap(({ row, written, takes = [] }) =>
    (written?.claims ?? [])
      .map((claim) => ({ field: claim.field, key: claimOf(claim), rowNo: row.row_no }))
      // What another record has now it has until all rows are known.
      .filter(({ key }) => !takes.some(({ claim }) => claim === key)),
  );
  if (claims.length === 0) {
    await rememberRefused(db, jobId, outcomes);
    return outcomes;
  }
  const wrong = new Map<number, readonly Problem[]>();
  const earlier = await claimed(
    db,
    jobId,
    claims.map(({ key }) => key),
  );
  const own = new Map<string, number>();
  for (const { field, key, rowNo } of claims) {
    const before = own.get(key) ?? earlier.get(key);
    if (before === undefined) own.set(key, rowNo);
    else wrong.set(rowNo, [{ field, message: sameAs(before) }]);
  }
  if (wrong.size > 0) {
    await rememberRefused(db, jobId, outcomes);
    return refusedUnit(
      outcomes.map(({ row }) => row),
      wrong,
    );
  }
  if (own.size > 0)
    await db
      .insertInto("import_claim")
      .values([...own].map(([claim, row_no]) => ({ job_id: jobId, claim, row_no })))
      .execute();
  return outcomes;
}

/** Keeps which records a row was about that was refused: it leaves them what they have. */
async function rememberRefused(db: Connection, jobId: number, outcomes: readonly Outcome[]): Promise<void> {
  const records = outcomes.flatMap(({ row, about, written }) =>
    (about ?? written?.claims.filter(({ value }) => value === undefined) ?? []).map((record) => ({
      job_id: jobId,
      claim: refusedOf(claimOf(record)),
      row_no: row.row_no,
    })),
  );
  if (records.length > 0)
    await db
      .insertInto("import_claim")
      .values(records)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** How a record is known that a refused row was about. No field is called so. */
export const refusedOf = (record: string): string => `refused: ${record}`;

/** Whether an earlier row has made this claim. */
export async function isClaimed(db: Connection, jobId: number, claim: Claim): Promise<boolean> {
  return (await claimed(db, jobId, [claimOf(claim)])).size > 0;
}

/** The rows that have made such claims before. */
async function claimed(
  db: Connection,
  jobId: number,
  claims: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .selectFrom("import_claim")
    .select(["claim", "row_no"])
    .where("job_id", "=", jobId)
    .where("claim", "in", claims)
    .execute();
  return new Map(found.map(({ claim, row_no }) => [claim, row_no]));
}
