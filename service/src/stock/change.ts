import type { Connection } from "../http/context.ts";
import { addToCount, type Item, rowOf, tellOfCount } from "./count.ts";

/** How a row of a change came out. */
export const stockOutcomes = ["DONE", "STALE", "REFUSED", "NOT_FOUND"] as const;

/** One row: pieces more or less, or a new count, which `expected` binds to the one that was seen. */
export interface StockChange extends Item {
  readonly adjust_by: number | null;
  readonly set_to: number | null;
  readonly expected: number | null;
  readonly low_stock_at: number | null;
  readonly is_counted: boolean;
}

interface Result extends Item {
  readonly outcome: (typeof stockOutcomes)[number];
  readonly message: string | null;
  readonly stock_quantity: number | null;
}

/** Makes one change, or says why not; a row that is refused changes nothing. */
export async function applyChange(db: Connection, change: StockChange): Promise<Result> {
  const { prod_id, varient_id } = change;
  const answer = (
    outcome: Result["outcome"],
    stock_quantity: number | null,
    message: string | null = null,
  ) => ({
    prod_id,
    varient_id,
    outcome,
    message,
    stock_quantity,
  });
  const owner = await ownerOf(db, change);
  if (owner === undefined) return answer("NOT_FOUND", null, "There is no such product or variant");
  const before = await rowOf(db, change);
  const now = before?.stock_quantity ?? null;
  if (change.expected !== null && change.expected !== now)
    return answer("STALE", now, now === null ? "It is not counted" : `There are ${now}`);
  if (!change.is_counted) {
    if (before !== undefined) await db.deleteFrom("stock").where("stock_id", "=", before.stock_id).execute();
    return answer("DONE", null);
  }
  if (before === undefined && change.set_to === null) return answer("REFUSED", null, "It is not counted");
  if (change.adjust_by !== null) {
    if (!(await addToCount(db, change, change.adjust_by)))
      return answer("REFUSED", now, `Only ${now ?? 0} left`);
  }
  const low = change.low_stock_at === null ? {} : { low_stock_at: change.low_stock_at };
  if (change.set_to !== null) {
    const values = { ...owner, prod_id, varient_id, stock_quantity: change.set_to, ...low };
    const row = await db
      .insertInto("stock")
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(["prod_id", "varient_id"])
          .doUpdateSet({ stock_quantity: change.set_to ?? 0, ...low }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellOfCount(db, before?.stock_quantity ?? 0, row);
  } else if (change.low_stock_at !== null && before !== undefined) {
    await db.updateTable("stock").set(low).where("stock_id", "=", before.stock_id).execute();
  }
  return answer("DONE", (await rowOf(db, change))?.stock_quantity ?? null);
}

/** Whose an item is; undefined when there is none: with variants each of them is counted, else the product. */
async function ownerOf(db: Connection, { prod_id, varient_id }: Item) {
  if (varient_id !== null)
    return db
      .selectFrom("variant")
      .select(["company_po_id", "seller_id"])
      .where("varient_id", "=", varient_id)
      .where("prod_id", "=", prod_id)
      .executeTakeFirst();
  return db
    .selectFrom("product")
    .select(["company_po_id", "seller_id"])
    .where("prod_id", "=", prod_id)
    .executeTakeFirst();
}
