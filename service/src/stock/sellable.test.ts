import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readList } from "../http/listing.ts";
import { listQuery } from "../http/listQuery.ts";
import { products } from "../product/record.ts";
import { readSales } from "../report/sales.ts";
import { readTodos } from "../report/todo.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";

onEachDatabase((database) => {
  /** How often home, the list that it leads to, and home's lowest stock have something without stock. */
  const told = async () => {
    const { db } = database();
    const todos = await readTodos(db, { company: 1, seller: null, account: 1 });
    const query = v.parse(listQuery(products.rule), { limit: "1", out_of_stock: "true" });
    const listed = await readList(db, products.records(db), products.rule, query, {
      field: "company_po_id",
      ids: [1],
    });
    const days = { from: "2026-01-01", to: "2026-01-01" };
    const { stock } = await readSales(db, { company: 1, seller: null, days, compared: null });
    return {
      todo: todos.find(({ kind }) => kind === "stock_out")?.count ?? 0,
      listed: listed.total,
      lowest: stock.length,
    };
  };
  const nothing = { todo: 0, listed: 0, lowest: 0 };
  const one = { todo: 1, listed: 1, lowest: 1 };

  test("what cannot be sold is not out of stock: a closed variant, a product's own count beside variants, a variant's without", async () => {
    const { db } = database();
    const { rows } = await sql<{ prod_id: number; varient_id: number }>`
      select prod_id, varient_id from variant join product using (prod_id)
      where product.company_po_id = 1 and prod_status = 'enabled' and prod_varient_enabled
        and not variant.default_price limit 1`.execute(db);
    const [{ prod_id, varient_id } = { prod_id: 0, varient_id: 0 }] = rows;
    const count = async (of: number | null) => {
      await sql`delete from stock where company_po_id = 1`.execute(db);
      await sql`insert into stock (company_po_id, seller_id, prod_id, varient_id, stock_quantity, low_stock_at)
        select company_po_id, seller_id, prod_id, ${of}::int, 0, 5 from product where prod_id = ${prod_id}`.execute(
        db,
      );
    };
    const close = (closed: boolean) =>
      sql`update variant set closed = ${closed} where varient_id = ${varient_id}`.execute(db);
    const sellVariants = (on: boolean) =>
      sql`update product set prod_varient_enabled = ${on} where prod_id = ${prod_id}`.execute(db);

    await count(varient_id);
    expect(await told()).toEqual(one);
    await close(true);
    expect(await told()).toEqual(nothing);
    await close(false);
    await sellVariants(false);
    expect(await told()).toEqual(nothing);
    await count(null);
    expect(await told()).toEqual(one);
    await sellVariants(true);
    expect(await told()).toEqual(nothing);
  });
});
