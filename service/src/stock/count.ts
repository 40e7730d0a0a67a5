import { type Selectable, sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import type { StockTable } from "./table.ts";

/** What is counted: a product with a single price, or one of its variants. */
export interface Item {
  readonly prod_id: number;
  readonly varient_id: number | null;
}

/** Rows are locked in this order, so that two calls never wait for each other in a ring. */
export const inLockOrder = (a: Item, b: Item): number =>
  a.prod_id - b.prod_id || (a.varient_id ?? 0) - (b.varient_id ?? 0);

const ofItem = (db: Connection, { prod_id, varient_id }: Item) =>
  db
    .updateTable("stock")
    .where("prod_id", "=", prod_id)
    .where("varient_id", "is not distinct from", varient_id);

/** The row of an item, locked; undefined when it is not counted. */
export async function rowOf(db: Connection, { prod_id, varient_id }: Item) {
  return db
    .selectFrom("stock")
    .selectAll()
    .where("prod_id", "=", prod_id)
    .where("varient_id", "is not distinct from", varient_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the counts of all that parts of orders have, in that order, before they are given back part by part. */
export async function lockCounts(db: Connection, fulfilmentIds: readonly number[]): Promise<void> {
  await sql`select stock_id from stock
    join (select distinct prod_id, varient_id from order_line where fulfilment_id = any(${fulfilmentIds})) as item
      on stock.prod_id = item.prod_id and stock.varient_id is not distinct from item.varient_id
    order by stock.prod_id, coalesce(stock.varient_id, 0) for no key update of stock`.execute(db);
}

/**
 * Adds to what is counted, or takes from it with a negative number; never below zero.
 * @returns whether it was done: not when there are too few, nor when the item is not counted
 */
export async function addToCount(db: Connection, item: Item, pieces: number): Promise<boolean> {
  const row = await ofItem(db, item)
    .set({ stock_quantity: sql<number>`stock_quantity + ${pieces}` })
    .where(sql<boolean>`stock_quantity + ${pieces} between 0 and 999999999`)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  await tellOfCount(db, row.stock_quantity - pieces, row);
  return true;
}

/**
 * Takes pieces from counts, all or nothing, whatever their number in two statements; the rows are locked in the order of
 * `inLockOrder`.
 * @param pieces how many to take, by the identity of the count
 * @returns how many are left of those that have too few; empty when everything was taken
 */
export async function takeFromCounts(
  db: Connection,
  pieces: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  if (pieces.size === 0) return new Map();
  const rows = await db
    .selectFrom("stock")
    .selectAll()
    .where("stock_id", "in", [...pieces.keys()])
    .orderBy("prod_id")
    .orderBy(sql`coalesce(varient_id, 0)`)
    .forNoKeyUpdate()
    .execute();
  const wanted = (row: (typeof rows)[number]) => pieces.get(row.stock_id) ?? 0;
  const few = rows.filter((row) => row.stock_quantity < wanted(row));
  if (few.length > 0) return new Map(few.map((row) => [row.stock_id, row.stock_quantity]));
  const taken = rows.map((row) => sql`(${row.stock_id}::int, ${wanted(row)}::int)`);
  if (taken.length > 0)
    await sql`update stock set stock_quantity = stock_quantity - taken.pieces
      from (values ${sql.join(taken)}) as taken (stock_id, pieces) where stock.stock_id = taken.stock_id`.execute(
      db,
    );
  for (const row of rows)
    await tellOfCount(db, row.stock_quantity, { ...row, stock_quantity: row.stock_quantity - wanted(row) });
  return new Map();
}

/** Tells of a count that goes down to its warning or to nothing: once, until it has risen again. */
export async function tellOfCount(
  db: Connection,
  before: number,
  row: Selectable<StockTable>,
): Promise<void> {
  const { stock_quantity: now, low_stock_at: low, company_po_id, seller_id, stock_id } = row;
  const about = { company_po_id, seller_id, entity: "stock", entity_id: stock_id };
  if (now === 0 && before > 0) await recordEvent(db, { ...about, type: "stock.out" });
  else if (now <= low && before > low) await recordEvent(db, { ...about, type: "stock.low" });
}
