import { sql } from "kysely";
import { expect, test } from "vitest";
import { businessToday } from "../http/contactField.ts";
import { readList } from "../http/listing.ts";
import { listQuery } from "../http/listQuery.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { products } from "./record.ts";
import * as v from "valibot";

const day = (days: number) => businessToday(new Date(Date.now() + days * 86_400_000));

onEachDatabase((database) => {
  /** Names of the products of company 1, or of one location, that a query finds, and how many there are. */
  const found = async (query: object, owner = { field: "company_po_id", ids: [1] }) => {
    const read = v.parse(listQuery(products.rule), { q: "condition", limit: "1", ...query });
    const whole = { ...read, limit: undefined };
    const records = products.records(database().db);
    const [{ total }, { rows }] = await Promise.all([
      readList(database().db, records, products.rule, read, owner),
      readList(database().db, records, products.rule, whole, owner),
    ]);
    expect(total).toBe(rows.length);
    return rows.map(({ prod_name }) => prod_name.replace("Condition ", ""));
  };

  const add = async (name: string, columns: object = {}, seller = 1): Promise<number> => {
    const values = Object.entries({ seller_id: seller, prod_name: `Condition ${name}`, ...columns });
    const { rows } = await sql<{ prod_id: number }>`
      insert into product (company_po_id, category1_id, ${sql.join(values.map(([field]) => sql.ref(field)))})
      select 1, (select min(level1_id) from category1 where company_po_id = 1), ${sql.join(values.map(([, value]) => value))}
      returning prod_id`.execute(database().db);
    return rows[0]?.prod_id ?? 0;
  };
  const count = (prod_id: number, stock_quantity: number, low_stock_at: number, seller_id = 1) =>
    database()
      .db.insertInto("stock")
      .values({ company_po_id: 1, seller_id, prod_id, stock_quantity, low_stock_at })
      .execute();

  test("low in stock is what has as many pieces as are called low, or fewer, and is counted at all", async () => {
    await count(await add("at its limit"), 5, 5);
    await count(await add("above its limit"), 6, 5);
    await count(await add("gone"), 0, 0);
    await count(await add("of another location", {}, 2), 1, 5, 2);
    await add("not counted");
    expect(await found({ low_stock: "true" })).toEqual(["at its limit", "gone", "of another location"]);
    expect(await found({ low_stock: "true" }, { field: "seller_id", ids: [1] })).toEqual([
      "at its limit",
      "gone",
    ]);
    expect(await found({ low_stock: "true", sort: "-prod_name", prod_status: "draft", q: "gone" })).toEqual([
      "gone",
    ]);
    await database()
      .db.updateTable("stock")
      .set({ stock_quantity: 9 })
      .where("low_stock_at", "=", 0)
      .execute();
    expect(await found({ low_stock: "true" })).toEqual(["at its limit", "of another location"]);
  });

  test("SKUs are looked for one to a line, whatever their case and form, at every location or one", async () => {
    await add("plain", { sku_seller: "Tea-1" });
    await add("with a comma", { sku_seller: "TEA,2" });
    await add("of another", { sku_seller: "TEA-1" }, 2);
    await add("without");
    expect(await found({ skus: "tea-1" })).toEqual(["of another", "plain"]);
    expect(await found({ skus: "ｔｅａ-1\nTea,2\nnobody" }, { field: "seller_id", ids: [1] })).toEqual([
      "plain",
      "with a comma",
    ]);
    expect(await found({ skus: "nobody" })).toEqual([]);
    const message = "skus has 1 to 50 SKUs of at most 120 characters, one to a line";
    for (const skus of ["", "a\n", "a\tb", "x".repeat(121), Array.from({ length: 51 }, () => "a").join("\n")])
      expect(v.safeParse(listQuery(products.rule), { skus }).issues?.map((issue) => issue.message)).toEqual([
        message,
      ]);
  });

  test("a product of which two variants are low is in the list once", async () => {
    const prod_id = await add("of two", { prod_varient_enabled: true });
    for (const short_name of ["S", "M"])
      await sql`with made as (insert into variant (company_po_id, seller_id, prod_id, short_name, long_name, product_price, display_order_id)
        values (1, 1, ${prod_id}, ${short_name}, ${short_name}, 1, 1) returning varient_id)
        insert into stock (company_po_id, seller_id, prod_id, varient_id, stock_quantity)
        select 1, 1, ${prod_id}, varient_id, 2 from made`.execute(database().db);
    expect(await found({ low_stock: "true", q: "of two" })).toEqual(["of two"]);
  });

  test("on offer is what is offered today, the first and the last day included", async () => {
    const offer = (from: number | null, to: number | null, more: object = {}) => ({
      enable_special_offer: true,
      special_offer_percentage: "10",
      special_offer_start_date: from === null ? null : day(from),
      special_offer_end_date: to === null ? null : day(to),
      ...more,
    });
    await add("offer from today", offer(0, 1));
    await add("offer until today", offer(-1, 0));
    await add("offer without an end", offer(-9, -1, { special_offer_infinite: true }));
    await add("offer over", offer(-9, -1));
    await add("offer to come", offer(1, 2));
    await add("offer switched off", offer(-1, 1, { enable_special_offer: false }));
    await add("offer of nothing", offer(-1, 1, { special_offer_percentage: null }));
    const running = ["offer from today", "offer until today", "offer without an end"];
    expect(await found({ on_offer: "true" })).toEqual(running);
    expect(await found({ on_offer: "true", low_stock: "true" })).toEqual([]);
  });

  test.each(["false", "1", ""])("neither is asked for with %j", (value) => {
    expect(() => v.parse(listQuery(products.rule), { low_stock: value })).toThrow(
      "low_stock is true or left out",
    );
    expect(() => v.parse(listQuery(products.rule), { on_offer: value })).toThrow(
      "on_offer is true or left out",
    );
  });

  test.each([
    ["low_stock", "company_po_id", "stock_low_company", "stock_low_seller"],
    ["low_stock", "seller_id", "stock_low_seller", "stock_low_company"],
    ["on_offer", "company_po_id", "product_company_offer", "product_seller_offer"],
    ["on_offer", "seller_id", "product_seller_offer", "product_company_offer"],
  ])("%s, by %s, is counted along an index of its own", async (name, owner, index, other) => {
    const condition = products.rule.narrowing?.[name]?.condition("true");
    const transaction = await database().db.startTransaction().execute();
    // The demo has too few rows for an index to be worth it, or for one to be better than the other.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`drop index ${sql.ref(other)}`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`explain (costs off) select count(*)
      from product as record where ${sql.ref(`record.${owner}`)} = 1 and ${condition}`.execute(transaction);
    await transaction.rollback().execute();
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
  });
});
