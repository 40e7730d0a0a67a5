import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import { orderBody } from "../order/body.ts";
import { placeOrder } from "../order/place.ts";
import { customer } from "../testing/orders.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { closeDays } from "./close.ts";
import { rebuildSales } from "./rebuild.ts";
import { readSales } from "./sales.ts";
import * as v from "valibot";

const company = 1;
const minute = 60_000;
const day = 24 * 60 * minute;
/** The last second of 31 March in India, the end of a financial year. */
const yearEnd = Date.parse("2026-03-31T18:29:59Z");
/** Before the days of the fixture and after them, nothing is sold. */
const from = "2026-03-20";
const to = "2026-04-12";
const codeKey = "k".repeat(32);

/** Exact amounts in paise, as text with two decimals. */
const text = (paise: bigint) => `${paise / 100n}.${String(paise % 100n).padStart(2, "0")}`;

interface Expected {
  orders: number;
  kept: number;
  units: number;
  sales: bigint;
  taxable: bigint;
  returned: bigint;
}

describe.each(oneEngine)("sales by day on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();
  let product = 0;
  const expected = new Map<string, Expected>();
  const at = (key: string): Expected => {
    const found = expected.get(key) ?? { orders: 0, kept: 0, units: 0, sales: 0n, taxable: 0n, returned: 0n };
    expected.set(key, found);
    return found;
  };
  const parts: number[] = [];

  /** The day in India by other means than the product's. */
  const dayOf = (instant: number) => new Date(instant + 330 * minute).toISOString().slice(0, 10);
  /** With 9 % and 9 %: each tax half up to the paisa, of all pieces of the line together. */
  const taxed = (pieces: number, price: bigint) => {
    const taxable = price * BigInt(pieces);
    const tax = (taxable * 900n + 5000n) / 10_000n;
    return { taxable, total: taxable + tax + tax };
  };
  const step = (id: number, body: object, when: number) =>
    database.db
      .transaction()
      .execute((db) => act(db, id, v.parse(actBody, body), { at: new Date(when), codeKey }));

  beforeAll(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    stop = async () => {
      await database.close();
      await copy.remove();
    };
    const { db } = database;
    const row = await db
      .selectFrom("product")
      .select("prod_id")
      .where("company_po_id", "=", company)
      .where("seller_id", "=", 1)
      .where("prod_status", "=", "enabled")
      .where("prod_varient_enabled", "=", false)
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
    product = row.prod_id;
    await sql`update product set cgst = 9, sgst = 9, igst = 18 where prod_id = ${product}`.execute(db);
    await db.deleteFrom("stock").where("prod_id", "=", product).execute();
    for (let n = 0; n < 60; n++) {
      // Twenty in the last second of the year, twenty in the first of the next, twenty over days around.
      const placed = n < 20 ? yearEnd : n < 40 ? yearEnd + 1000 : yearEnd + (n - 50) * day - n * minute;
      const pieces = 1 + (n % 4);
      const price = 9_999n + BigInt(n) * 37n;
      const body = v.parse(orderBody, {
        ...customer,
        channel_reference: `fixture ${n}`,
        placed_at: new Date(placed).toISOString(),
        price_source: "given",
        lines: [{ prod_id: product, quantity: pieces, unit_price: text(price) }],
      });
      await db.transaction().execute((one) => placeOrder(one, body, new Date(placed)));
      const part = await db
        .selectFrom("fulfilment")
        .select("fulfilment_id")
        .orderBy("fulfilment_id", "desc")
        .executeTakeFirstOrThrow();
      parts.push(part.fulfilment_id);
      const sold = at(dayOf(placed));
      sold.orders += 1;
      const wholly = n % 10 === 3;
      const some = n % 10 === 5 ? 1 : 0;
      const left = wholly ? 0 : pieces - some;
      if (wholly || some > 0) {
        const line = await lineOf(part.fulfilment_id);
        const lines = wholly ? null : [{ order_line_id: line, quantity: some }];
        await step(
          part.fulfilment_id,
          { action: "cancel", lines, reason_code: "out_of_stock" },
          placed + day,
        );
      }
      if (wholly) continue;
      sold.kept += 1;
      sold.units += left;
      const all = taxed(left, price);
      sold.sales += all.total;
      sold.taxable += all.taxable;
      if (n % 3 !== 0) continue;
      await step(part.fulfilment_id, { action: "pack", packages: 1 }, placed + 90 * minute);
      await step(part.fulfilment_id, { action: "despatch", carrier_name: "Post" }, placed + day);
      if (n % 6 !== 0) continue;
      // What comes back lowers no sales; it is counted on its own day.
      const back = placed + 2 * day;
      await step(part.fulfilment_id, { action: "bring_back", reason_code: "refused" }, back);
      at(dayOf(back)).returned += all.total;
    }
  });
  afterAll(() => stop());

  const lineOf = async (id: number) =>
    (
      await database.db
        .selectFrom("order_line")
        .select("order_line_id")
        .where("fulfilment_id", "=", id)
        .executeTakeFirstOrThrow()
    ).order_line_id;

  const read = () => readSales(database.db, { company, seller: 1, days: { from, to }, compared: null });
  const days = async () => (await read()).days;
  const wanted = () =>
    Array.from({ length: 24 }, (_, index) => {
      const key = dayOf(Date.parse(`${from}T00:00:00+05:30`) + index * day);
      const { orders, kept, units, sales, taxable, returned } = at(key);
      return expect.objectContaining({
        day: key,
        orders,
        kept_orders: kept,
        units,
        sales_amount: text(sales),
        taxable_amount: text(taxable),
        returned_amount: text(returned),
      });
    });
  const closed = () =>
    sql`select * from sales_day order by company_po_id, day, seller_id`.execute(database.db);
  const products = () =>
    sql`select * from sales_day_product order by company_po_id, day, seller_id, prod_id`.execute(database.db);

  test("sixty orders over the end of a year are right by day to the paisa, read live and closed", async () => {
    expect([at("2026-03-31").orders > 19, at("2026-04-01").orders > 19]).toEqual([true, true]);
    const live = await read();
    expect(live.days).toEqual(wanted());
    await closeDays(database.db);
    const kept = await database.db
      .selectFrom("sales_day")
      .select("day")
      .where("company_po_id", "=", company)
      .where("day", "in", ["2026-03-31", "2026-04-01"])
      .where("seller_id", "=", 1)
      .execute();
    expect(kept).toHaveLength(2);
    expect((await database.db.selectFrom("sales_day_mark").selectAll().execute()).length).toBe(0);
    const read_again = await read();
    expect(read_again.days).toEqual(wanted());
    expect({ ...read_again, as_of: "" }).toEqual({ ...live, as_of: "" });
    // The products come to the same as the days.
    const sum = (amounts: readonly string[]) =>
      amounts.reduce((all, one) => all + BigInt(one.replace(".", "")), 0n);
    expect(sum(live.products.map(({ sales_amount }) => sales_amount))).toBe(
      sum(live.days.map(({ sales_amount }) => sales_amount)),
    );
  });

  test("to rebuild gives the same, and repairs what was kept wrongly", async () => {
    await closeDays(database.db);
    const before = [(await closed()).rows, (await products()).rows];
    expect(await rebuildSales(database.db)).toEqual([]);
    await sql`update sales_day set sales_amount = sales_amount + 0.01 where company_po_id = ${company} and seller_id = 1
      and day = '2026-04-01'`.execute(database.db);
    await sql`delete from sales_day_product where company_po_id = ${company} and day = '2026-03-31'`.execute(
      database.db,
    );
    expect(await rebuildSales(database.db)).toEqual([
      { company_po_id: company, day: "2026-03-31" },
      { company_po_id: company, day: "2026-04-01" },
    ]);
    expect([(await closed()).rows, (await products()).rows]).toEqual(before);
  });

  test("a late cancellation changes the day of the order and no other, before the job and after it", async () => {
    await closeDays(database.db);
    const before = await days();
    // The first of the last second of the year: one piece for 99.99.
    await step(parts[1] ?? 0, { action: "cancel", lines: null, reason_code: "customer_request" }, Date.now());
    const sold = at("2026-03-31");
    const gone = taxed(2, 9_999n + 37n);
    sold.kept -= 1;
    sold.units -= 2;
    sold.sales -= gone.total;
    sold.taxable -= gone.taxable;
    const after = await days();
    expect(after).toEqual(wanted());
    const changed = after.filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]));
    expect(changed.map((one) => one.day)).toEqual(["2026-03-31"]);
    await closeDays(database.db);
    expect(await database.db.selectFrom("sales_day_mark").selectAll().execute()).toEqual([]);
    expect(await days()).toEqual(wanted());
    expect(await rebuildSales(database.db)).toEqual([]);
  });
});
