import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { applyChange } from "./change.ts";
import { takeFromCounts } from "./count.ts";
import { tellOfCounts } from "./told.ts";

describe.each(oneEngine)("counts that change, on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();
  let item = { prod_id: 0, varient_id: null };

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    const { prod_id } = await database.db
      .selectFrom("product")
      .select("prod_id")
      .where("company_po_id", "=", 1)
      .where((query) =>
        query.not(query.exists(query.selectFrom("stock").whereRef("stock.prod_id", "=", "product.prod_id"))),
      )
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
    item = { prod_id, varient_id: null };
    stop = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());

  /** In a transaction of its own, as each call is. */
  const set = (set_to: number, low_stock_at: number | null = null) =>
    database.db.transaction().execute((db) =>
      applyChange(db, {
        ...item,
        set_to,
        low_stock_at,
        adjust_by: null,
        expected: null,
        is_counted: true,
      }),
    );
  const take = async (pieces: number) => {
    const { stock_id } = await database.db
      .selectFrom("stock")
      .select("stock_id")
      .where("prod_id", "=", item.prod_id)
      .executeTakeFirstOrThrow();
    await database.db.transaction().execute((db) => takeFromCounts(db, new Map([[stock_id, pieces]])));
    return stock_id;
  };
  /** What was told since the last look. */
  const told = async () => {
    const { rows } = await sql<{ type: string; entity_id: number; seller_id: number | null }>`
      delete from event where entity = 'stock' returning type, entity_id, seller_id`.execute(database.db);
    return rows;
  };
  const past = (interval: string) =>
    sql`update stock_told set told_at = told_at - ${interval}::interval`.execute(database.db);

  test("a count is told of at once, and what changes within five seconds once, when they are over", async () => {
    await set(20);
    const stock_id = await take(1);
    const [first, ...others] = await told();
    expect([first?.type, first?.entity_id, others]).toEqual(["stock.changed", stock_id, []]);
    expect(first?.seller_id).toEqual(expect.any(Number));
    await take(1);
    await take(2);
    await tellOfCounts(database.db);
    expect(await told()).toEqual([]);

    await past("6 seconds");
    await tellOfCounts(database.db);
    expect(await told()).toEqual([first]);
    await tellOfCounts(database.db);
    expect(await told()).toEqual([]);
  });

  test("after five quiet seconds the next change is told of at once; the same count and another warning are none", async () => {
    await past("6 seconds");
    await take(1);
    expect((await told()).map(({ type }) => type)).toEqual(["stock.changed"]);
    await past("6 seconds");
    await set(15, 3);
    await tellOfCounts(database.db);
    expect(await told()).toEqual([]);
  });

  test("a clock that was set back keeps nothing back", async () => {
    await sql`update stock_told set told_at = now() + interval '1 hour'`.execute(database.db);
    await take(1);
    expect((await told()).map(({ type }) => type)).toEqual(["stock.changed"]);
  });
});
