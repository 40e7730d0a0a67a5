import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { sumUpTallies } from "../db/tallies.ts";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import { countFulfilments } from "../fulfilment/counts.ts";
import { businessToday } from "../http/contactField.ts";
import { oneOf, readList } from "../http/listing.ts";
import { listQuery } from "../http/listQuery.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { customer, low } from "../testing/orders.ts";
import { orderBody } from "./body.ts";
import { placeOrder } from "./place.ts";
import { fulfilments, orders } from "./records.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let database: OpenDatabase;
  let remove = (): Promise<void> => Promise.resolve();
  let onSale: readonly number[] = [];

  beforeAll(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    remove = copy.remove;
    const rows = await database.db
      .selectFrom("product")
      .select("prod_id")
      .where("company_po_id", "=", 1)
      .where("prod_status", "=", "enabled")
      .where("prod_varient_enabled", "=", false)
      .where("igst", "is not", null)
      .orderBy("prod_id")
      .execute();
    onSale = rows.map(({ prod_id }) => prod_id);
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  /** Places an order of so many products. @returns its id, and how many statements that took */
  const place = (products: number) =>
    database.db.transaction().execute(async (transaction) => {
      let statements = 0;
      const counting = transaction.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const lines = onSale.slice(0, products).map((prod_id) => ({ prod_id, quantity: 1 }));
      const order = await placeOrder(counting, v.parse(orderBody, { ...customer, lines }));
      return { order, statements };
    });

  const total = async (
    query: Omit<Parameters<typeof readList>[3], "limit">,
    owner = { field: "company_po_id", ids: [1] },
  ) =>
    (
      await readList(
        database.db,
        fulfilments.records(database.db),
        fulfilments.rule,
        { ...query, limit: 1 },
        owner,
      )
    ).total;

  /** How many there really are, row by row. */
  const counted = async (field: "company_po_id" | "seller_id", id: number, status?: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from fulfilment as record
      where ${oneOf(field, [id])} and ${status ?? null}::text is null or
        ${oneOf(field, [id])} and fulfilment_status = ${status ?? null}`.execute(database.db);
    return rows[0]?.count;
  };

  test("placing takes the same statements for one line and for ten: none for each line, part or piece", async () => {
    const one = await place(1);
    const ten = await place(10);
    // With several products it is also asked which of them are cheaper together.
    expect([one.statements, ten.statements]).toEqual([8, 9]);
    const lines = await database.db
      .selectFrom("order_line")
      .select("position")
      .where("order_id", "=", ten.order)
      .execute();
    expect(lines).toHaveLength(10);
  });

  test("counts and totals come from kept sums, and are what counting gives, before and after they are added up", async () => {
    const { order } = await place(3);
    const parts = await database.db
      .selectFrom("fulfilment")
      .select(["fulfilment_id", "seller_id"])
      .where("order_id", "=", order)
      .execute();
    const [part] = parts;
    if (part === undefined) throw new Error("The order has no part");
    const check = async () => {
      for (const [owner, id] of [
        ["company_po_id", 1],
        ["seller_id", part.seller_id],
      ] as const) {
        const {
          late: _late,
          oldest_pending_at: _oldest,
          ...counts
        } = await countFulfilments(database.db, owner, id);
        for (const [status, count] of Object.entries(counts)) {
          expect([status, count]).toEqual([status, await counted(owner, id, status)]);
          expect(await total({ filters: { fulfilment_status: [status] } }, { field: owner, ids: [id] })).toBe(
            count,
          );
        }
        expect(await total({ filters: {} }, { field: owner, ids: [id] })).toBe(await counted(owner, id));
      }
    };
    await check();
    const before = await countFulfilments(database.db, "company_po_id", 1);
    const step = (body: object) =>
      database.db
        .transaction()
        .execute((transaction) =>
          act(transaction, part.fulfilment_id, v.parse(actBody, body), { codeKey: "" }),
        );
    await step({ action: "accept" });
    await step({ action: "pack", packages: 1 });
    const after = await countFulfilments(database.db, "company_po_id", 1);
    expect([after.pending, after.packed]).toEqual([before.pending - 1, before.packed + 1]);
    await check();
    await sumUpTallies(database.db);
    await check();
    const { rows } = await sql<{ most: number }>`select max(count)::int as most from
      (select count(*) from fulfilment_tally group by company_po_id, seller_id, fulfilment_status) as kept`.execute(
      database.db,
    );
    expect(rows).toEqual([{ most: 1 }]);
    expect(await total({ filters: { seller_id: [0] } })).toBe(0);
  });

  test("a search finds a part of the number, of the name in any case, and of the phone, and nothing over their ends", async () => {
    const { order } = await place(1);
    const { order_no } = await database.db
      .selectFrom("company_order")
      .select("order_no")
      .where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    const found = async (q: string) => {
      const owner = { field: "company_po_id", ids: [1] };
      const query = { filters: {}, q, limit: 200 };
      const { rows, total: all } = await readList(
        database.db,
        fulfilments.records(database.db),
        fulfilments.rule,
        query,
        owner,
      );
      expect(all).toBe(rows.length);
      return rows.some((row) => row.order_id === order);
    };
    expect(await found(order_no.slice(3))).toBe(true);
    expect(await found(`${order_no}/1`)).toBe(true);
    expect(await found(` ${order_no.slice(3)} / 1 `)).toBe(true);
    expect(await found(`${order_no}/2`)).toBe(false);
    expect(await found(`${order_no}/`)).toBe(false);
    expect(await found("asha RA")).toBe(true);
    expect(await found("98450")).toBe(true);
    expect(await found("Rao98450")).toBe(false);
    expect(await found("Rao 98450")).toBe(false);
    expect(await found("%")).toBe(false);
  });

  test("an order of fifty locations has a part for each; one of more is refused, and nothing is written", async () => {
    const { db } = database;
    const { category1_id } = await db.selectFrom("product").select("category1_id").executeTakeFirstOrThrow();
    const company_po_id = 1;
    const stalls = Array.from({ length: 51 }, (_, index) => ({
      company_po_id,
      business_name: `Stall ${index}`,
    }));
    const sellers = await db.insertInto("seller").values(stalls).returning("seller_id").execute();
    const common = { company_po_id, category1_id, prod_name: "Basil", product_price: "10", ...low };
    const added = await db
      .insertInto("product")
      .values(sellers.map(({ seller_id }) => ({ ...common, seller_id, prod_status: "enabled" as const })))
      .returning("prod_id")
      .execute();
    const placeAll = (locations: number) => {
      const lines = added.slice(0, locations).map(({ prod_id }) => ({ prod_id, quantity: 1 }));
      const body = v.parse(orderBody, { ...customer, lines });
      return db.transaction().execute((transaction) => placeOrder(transaction, body));
    };
    const before = await counted("company_po_id", 1);
    await expect(placeAll(51)).rejects.toMatchObject({
      status: 422,
      fields: { lines: "An order has at most 50 parts" },
    });
    expect(await counted("company_po_id", 1)).toBe(before);
    const order = await placeAll(50);
    const parts = await db.selectFrom("fulfilment").select("part_no").where("order_id", "=", order).execute();
    expect(parts).toHaveLength(50);
  });

  test("orders narrow by day, total, channel, state, refund and location, and sort by total as numbers", async () => {
    const { order } = await place(3);
    const { db } = database;
    const all = await db.selectFrom("company_order").selectAll().where("company_po_id", "=", 1).execute();
    const mine = all.find(({ order_id }) => order_id === order);
    const parts = await db.selectFrom("fulfilment").select(["order_id", "seller_id"]).execute();
    const [seller] = parts.filter(({ order_id }) => order_id === order).map(({ seller_id }) => seller_id);
    if (mine === undefined || seller === undefined) throw new Error("The order is not there");
    const found = async (given: Readonly<Record<string, string>>) => {
      const query = v.parse(listQuery(orders.rule), given);
      const { rows } = await readList(db, orders.records(db), orders.rule, query, {
        field: "company_po_id",
        ids: [1],
      });
      return rows.map(({ order_id }) => order_id);
    };
    type Row = (typeof all)[number];
    const expected = (isWanted: (row: Row) => boolean) =>
      all
        .filter(isWanted)
        .map(({ order_id }) => order_id)
        .toSorted((a, b) => a - b);
    const cases: readonly (readonly [Readonly<Record<string, string>>, (row: Row) => boolean])[] = [
      [
        { placed_from: businessToday(new Date(mine.placed_at)) },
        (row) => businessToday(new Date(row.placed_at)) >= businessToday(new Date(mine.placed_at)),
      ],
      [{ placed_to: "2026-01-01" }, (row) => businessToday(new Date(row.placed_at)) <= "2026-01-01"],
      [{ total_min: mine.order_total }, (row) => Number(row.order_total) >= Number(mine.order_total)],
      [{ total_max: mine.order_total }, (row) => Number(row.order_total) <= Number(mine.order_total)],
      [{ order_channel: "demo" }, (row) => row.order_channel === "demo"],
      [
        { shipping_stateshort: "KA,MH" },
        ({ shipping_stateshort: state }) => state === "KA" || state === "MH",
      ],
      [{ has_refund_due: "true" }, (row) => Number(row.refund_due) > 0],
      [{ has_refund_due: "false" }, (row) => Number(row.refund_due) === 0],
      [
        { seller_id: String(seller) },
        (row) => parts.some((part) => part.order_id === row.order_id && part.seller_id === seller),
      ],
    ];
    for (const [given, isWanted] of cases)
      expect([given, (await found(given)).toSorted((a, b) => a - b)]).toEqual([given, expected(isWanted)]);
    const totals = new Map(all.map((row) => [row.order_id, Number(row.order_total)]));
    const sorted = (await found({ sort: "order_total", limit: "200" })).map((id) => totals.get(id) ?? 0);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    const behind = await found({ sort: "order_total", after: JSON.stringify([mine.order_total, order]) });
    expect(behind.every((id) => (totals.get(id) ?? 0) >= Number(mine.order_total))).toBe(true);
    expect(behind).not.toContain(order);
    await expect(found({ sort: "order_total", after: JSON.stringify(["much", 1]) })).rejects.toThrow(
      "The cursor does not fit the sort field",
    );
  });
});
