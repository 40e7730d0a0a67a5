import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { fromDatabase } from "../http/databaseFailure.ts";
import { HttpError } from "../http/httpError.ts";
import type { RowOutcome, Values } from "../job/rowTable.ts";
import { bundle } from "../bundle/resource.ts";
import { product } from "../product/resource.ts";
import { isSame } from "./columns.ts";
import type { Written } from "./apply.ts";

/** What became of one record. */
export interface Row {
  /** Its table, where it is not that of products. */
  readonly entity?: string;
  readonly entity_id: number;
  readonly name: string;
  readonly outcome: RowOutcome;
  readonly message: string | null;
  readonly before: Values | null;
  readonly after: Values | null;
}

export const staleMessage = "It was changed since";

const constraints = { ...product.constraints, ...bundle.constraints };

/** Does one thing with one product: wholly or not at all, and what is refused says why. */
export async function tryOne(
  db: Connection,
  entity_id: number,
  work: (id: number) => Promise<Written>,
  method: "PUT" | "DELETE" = "PUT",
): Promise<Row> {
  await sql`savepoint one_of_many`.execute(db);
  try {
    const { isStale = false, ...written } = await work(entity_id);
    await sql`release savepoint one_of_many`.execute(db);
    if (isStale)
      return { entity_id, ...written, outcome: "stale", message: staleMessage, before: null, after: null };
    const outcome = isSame(written.after, written.before) ? "unchanged" : "done";
    return { entity_id, ...written, outcome, message: null };
  } catch (error) {
    const refusal = error instanceof HttpError ? error : fromDatabase(error, constraints, method);
    // What the database cannot do now is tried again as a whole.
    if (refusal === undefined || refusal.status >= 500) throw error;
    await sql`rollback to savepoint one_of_many`.execute(db);
    const outcome = refusal.status === 404 ? "not_found" : "refused";
    return {
      entity_id,
      name: await nameOf(db, entity_id, outcome),
      outcome,
      message: refusal.message,
      before: null,
      after: null,
    };
  }
}

/** What a product is called; nothing of one that is not the caller's. */
async function nameOf(db: Connection, id: number, outcome: RowOutcome): Promise<string> {
  if (outcome === "not_found") return "";
  const found = await db
    .selectFrom("product")
    .select("prod_name")
    .where("prod_id", "=", id)
    .executeTakeFirst();
  return found?.prod_name ?? "";
}

/** Keeps what became of records as rows of a job. */
export async function keepRows(db: Connection, job_id: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const json = (values: Values | null) => (values === null ? null : JSON.stringify(values));
  await db
    .insertInto("job_row")
    .values(
      rows.map((row) => ({
        entity: "product",
        ...row,
        job_id,
        before: json(row.before),
        after: json(row.after),
      })),
    )
    .execute();
}

/** How many rows came out how. */
export function countsOf(rows: readonly Row[]) {
  const of = (...outcomes: readonly RowOutcome[]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { ok: of("done"), skipped: of("unchanged"), refused: of("refused", "stale", "not_found") };
}
