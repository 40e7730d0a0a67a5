import { sql } from "kysely";
import { expect, test } from "vitest";
import { sumUpTallies } from "../db/tallies.ts";
import type { Connection } from "../http/context.ts";
import { oneOf, readList } from "../http/listing.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { products } from "./record.ts";
import type { ProductStatus } from "./table.ts";

const statuses: readonly ProductStatus[] = ["draft", "pending", "enabled", "rectification", "disabled"];

onEachDatabase((database, engine) => {
  const list = (
    query: Omit<Parameters<typeof readList>[3], "limit">,
    owner: { readonly field: string; readonly ids: readonly number[] } = { field: "company_po_id", ids: [1] },
  ) =>
    readList(database().db, products.records(database().db), products.rule, { ...query, limit: 200 }, owner);

  /** How many there really are, row by row. */
  const counted = async (field: string, ids: readonly number[], status?: ProductStatus) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from product as record
      where ${oneOf(field, ids)} and (${status ?? null}::text is null or prod_status = ${status ?? null})`.execute(
      database().db,
    );
    return rows[0]?.count;
  };

  const add = (db: Connection, name: string, to: number) =>
    db
      .insertInto("product")
      .columns(["company_po_id", "seller_id", "category1_id", "prod_name"])
      .expression((expression) =>
        expression
          .selectFrom("category1")
          .innerJoin("seller", "seller.company_po_id", "category1.company_po_id")
          .select(["seller.company_po_id", "seller_id", "level1_id", sql<string>`${name}::text`.as("name")])
          .where("seller_id", "=", to)
          .limit(1),
      )
      .returning("prod_id")
      .executeTakeFirstOrThrow();

  const expectTotals = async () => {
    for (const [field, ids] of [
      ["company_po_id", [1]],
      ["seller_id", [1]],
      ["seller_id", [2]],
    ] as const) {
      expect((await list({ filters: {} }, { field, ids })).total).toBe(await counted(field, ids));
      for (const status of statuses)
        expect([status, (await list({ filters: { prod_status: [status] } }, { field, ids })).total]).toEqual([
          status,
          await counted(field, ids, status),
        ]);
    }
    const all = (await counted("company_po_id", [1])) ?? 0;
    const drafts = (await counted("company_po_id", [1], "draft")) ?? 0;
    const others = statuses.filter((status) => status !== "draft");
    expect((await list({ filters: { prod_status: others } })).total).toBe(all - drafts);
  };

  test("totals come from kept sums, and are what counting gives, whatever happens to products", async () => {
    await expectTotals();
    const before = (await counted("company_po_id", [1])) ?? 0;
    const made = await add(database().db, "Tallied Bowl", 1);
    await add(database().db, "Tallied Cup", 1);
    await expectTotals();
    const own = database().db.updateTable("product").where("prod_name", "like", "Tallied %");
    await own.set({ prod_status: "pending" }).execute();
    await expectTotals();
    await own.set({ prod_colour: "Blue" }).execute();
    await expectTotals();
    await database().db.deleteFrom("product").where("prod_id", "=", made.prod_id).execute();
    await expectTotals();
    await sumUpTallies(database().db);
    await expectTotals();
    expect((await list({ filters: {} })).total).toBe(before + 1);
    const { rows } = await sql<{ most: number }>`select max(count)::int as most from
      (select count(*) from product_tally group by company_po_id, seller_id, prod_status) as kept`.execute(
      database().db,
    );
    expect(rows).toEqual([{ most: 1 }]);
  });

  test("what is taken back was never counted", async () => {
    const before = (await list({ filters: {} })).total;
    const taken = database()
      .db.transaction()
      .execute(async (transaction) => {
        await add(transaction, "Never Made", 1);
        throw new Error("Taken back");
      });
    await expect(taken).rejects.toThrow(new Error("Taken back"));
    expect((await list({ filters: {} })).total).toBe(before);
  });

  test.runIf(engine === "PostgreSQL")("two who add at once wait for nobody, and both count", async () => {
    const before = (await list({ filters: {} })).total;
    await database()
      .db.transaction()
      .execute(async (one) => {
        await add(one, "At Once One", 1);
        // The other commits while the first is still under way; were a sum updated, it would wait for it for ever.
        await database()
          .db.transaction()
          .execute((other) => add(other, "At Once Two", 1));
        expect((await list({ filters: {} })).total).toBe(before + 1);
      });
    expect((await list({ filters: {} })).total).toBe(before + 2);
  });

  test.each(["w", "Wo", "wo", "oW", "BOWL", "_", "%", "mat c"])(
    "a search for %j finds what has it as it stands, in any case, and no other company's",
    async (q) => {
      const { rows } = await sql<{ id: number }>`select prod_id as id from product
        where company_po_id = 1 and position(lower(${q}::text) in search_text) > 0
        order by lower(prod_name), prod_id`.execute(database().db);
      const found = await list({ q, filters: {} });
      expect(found.rows.map(({ prod_id }) => prod_id)).toEqual(rows.map(({ id }) => id));
      expect(found.total).toBe(rows.length);
    },
  );

  const planOf = (statement: ReturnType<typeof sql>, avoided: readonly string[] = []) =>
    database()
      .db.transaction()
      .execute(async (transaction) => {
        // The demo has too few rows for an index to be worth it.
        for (const way of ["enable_seqscan", ...avoided])
          await sql`select set_config(${way}, 'off', true)`.execute(transaction);
        const { rows } = await sql<Record<string, string>>`explain (costs off) ${statement}`.execute(
          transaction,
        );
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });

  test.each([["company_po_id"], ["seller_id"]])(
    "a list of one state by name, by %s, is walked along an index and not sorted",
    async (owner) => {
      const plan = await planOf(
        sql`select * from product as record where ${sql.ref(owner)} = 1
          and prod_status = 'pending' order by lower(record.prod_name), record.prod_id limit 51`,
        ["enable_bitmapscan"],
      );
      expect(plan).toMatch(/Index Scan using product_(company|seller)_status_name/);
      expect(plan).not.toContain("Sort");
    },
  );

  test.runIf(engine === "PostgreSQL")("one index knows whose a text is and what it has", async () => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
      where tablename = 'product' and indexdef like '%gin_trgm_ops%'`.execute(database().db);
    expect(rows.map(({ indexdef }) => indexdef)).toEqual([
      "CREATE INDEX product_found ON public.product USING gin (company_po_id, seller_id, search_text gin_trgm_ops) WITH (gin_pending_list_limit='256')",
    ]);
  });
});
