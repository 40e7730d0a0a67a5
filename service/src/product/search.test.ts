import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrations } from "../db/migrations.ts";
import { readList } from "../http/listing.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { products } from "./record.ts";

onEachDatabase((database, engine) => {
  const foundBy = async (q: string, owner: "company_po_id" | "seller_id" = "company_po_id", id = 1) => {
    const { db } = database();
    const list = { q, filters: {}, limit: 200 };
    const { rows, total } = await readList(db, products.records(db), products.rule, list, {
      field: owner,
      ids: [id],
    });
    expect(rows).toHaveLength(total);
    return rows.map(({ prod_id }) => prod_id);
  };

  /** A product of the first location without variants. */
  const plain = async () =>
    await database()
      .db.selectFrom("product")
      .select(["prod_id", "seller_id", "company_po_id"])
      .where("seller_id", "=", 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("variant").whereRef("variant.prod_id", "=", "product.prod_id").select("varient_id"),
          ),
        ),
      )
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
  type Owner = Awaited<ReturnType<typeof plain>>;
  const variant = (owner: Owner, sku_seller: string | null, order = 1) => ({
    ...owner,
    short_name: "S",
    long_name: "Small",
    product_price: "9",
    display_order_id: order,
    sku_seller,
  });

  test("a product is found by the SKU of a variant as long as one has it, and by no other company", async () => {
    const { db } = database();
    const owner = await plain();
    const { prod_id } = owner;
    await db
      .insertInto("variant")
      .values([variant(owner, "Ünder_1%-A"), variant(owner, null, 2)])
      .execute();
    expect(await foundBy("ÜNDER_1%-a")).toEqual([prod_id]);
    expect(await foundBy("_1%-", "seller_id")).toEqual([prod_id]);
    expect(await foundBy("Ünder_1%-A", "company_po_id", 2)).toEqual([]);
    expect(await foundBy("Ünder_1%-A", "seller_id", 2)).toEqual([]);

    const own = db.updateTable("variant").where("prod_id", "=", prod_id);
    await own.set({ sku_seller: sql`'MANY-' || display_order_id` }).execute();
    expect(await foundBy("Ünder_1%-A")).toEqual([]);
    expect([await foundBy("many-1"), await foundBy("many-2")]).toEqual([[prod_id], [prod_id]]);

    await own.where("display_order_id", "=", 1).set({ closed: true }).execute();
    expect(await foundBy("MANY-1")).toEqual([prod_id]);
    await db.updateTable("product").set({ prod_name: "Renamed" }).where("prod_id", "=", prod_id).execute();
    expect(await foundBy("MANY-2")).toEqual([prod_id]);
    expect(await foundBy("renamed")).toEqual([prod_id]);

    await own.where("display_order_id", "=", 1).set({ sku_seller: null }).execute();
    expect(await foundBy("MANY-1")).toEqual([]);
    await db.deleteFrom("variant").where("prod_id", "=", prod_id).execute();
    expect(await foundBy("MANY-2")).toEqual([]);
  });

  test("that a variant's SKU is found is no change of its product for the trail, those who listen and reviewers", async () => {
    const { db } = database();
    const owner = await plain();
    const told = async () => {
      const of = { entity: "product", entity_id: owner.prod_id };
      const [{ audits }, { events }] = await Promise.all([
        db
          .selectFrom("audit")
          .select(({ fn }) => fn.countAll<string>().as("audits"))
          .where("entity", "=", of.entity)
          .where("entity_id", "=", of.entity_id)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom("event")
          .select(({ fn }) => fn.countAll<string>().as("events"))
          .where("entity", "=", of.entity)
          .where("entity_id", "=", of.entity_id)
          .executeTakeFirstOrThrow(),
      ]);
      return { audits, events };
    };
    const content = async () =>
      (
        await sql<{ product: string }>`select product_content(product) ->> 'product' as product from product
          where prod_id = ${owner.prod_id}`.execute(db)
      ).rows[0]?.product;
    const before = [await told(), await content()];
    // As an import exchanges SKUs: the product does not stand aside for its variant.
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('service.exchange', 'on', true)`.execute(transaction);
      await transaction.insertInto("variant").values(variant(owner, "SILENT-1")).execute();
      const { rows } = await sql`select current_setting('service.exchange') as exchange,
        current_setting('service.audit', true) as audit, (select aside from product where prod_id = ${owner.prod_id}) as aside`.execute(
        transaction,
      );
      expect(rows).toEqual([{ exchange: "on", audit: "", aside: 0 }]);
    });
    expect(await foundBy("SILENT-1")).toEqual([owner.prod_id]);
    expect([await told(), await content()]).toEqual(before);
    await db.deleteFrom("variant").where("prod_id", "=", owner.prod_id).execute();
  });

  test("a number finds the product that has it as its id, beside those that have it in a text", async () => {
    const without = await sql<{ prod_id: number }>`select prod_id from product where company_po_id = 1
      and position(prod_id::text in search_text) = 0 order by prod_id limit 1`.execute(database().db);
    const [{ prod_id } = { prod_id: 0 }] = without.rows;
    const { rows } = await sql<{ id: number }>`select prod_id as id from product
      where company_po_id = 1 and (prod_id = ${prod_id} or position(${String(prod_id)} in search_text) > 0)
      order by lower(prod_name), prod_id`.execute(database().db);
    expect(await foundBy(String(prod_id))).toEqual(rows.map(({ id }) => id));
    expect(await foundBy(String(prod_id))).toContain(prod_id);
    expect(await foundBy(String(prod_id), "company_po_id", 2)).toEqual([]);
    expect(await foundBy("99999999999999999999")).toEqual([]);
  });

  test.runIf(engine === "PostgreSQL")("a number is looked for along indexes, too", async () => {
    const plan = await database()
      .db.transaction()
      .execute(async (transaction) => {
        // Of the demo's few products all others are read sooner; the company is left out, as its own index would do, too.
        await sql`select set_config('enable_seqscan', 'off', true)`.execute(transaction);
        const { rows } = await sql<
          Record<string, string>
        >`explain (costs off) select prod_id from product as record
          where search_text like '%4711%' or prod_id = 4711`.execute(transaction);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
    expect(plan).toContain("BitmapOr");
    expect(plan).toContain("product_found");
  });
});

test("products of before are found by the SKUs of their variants, and nobody has changed them", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  const names = Object.keys(migrations);
  const migrate = async (some: readonly string[]) => {
    for (const name of some)
      for (const statement of migrations[name] ?? []) await sql.raw(statement).execute(db);
  };
  const before = names.indexOf("0094-variant-search");
  await migrate(names.slice(0, before));
  // Neither company nor categories matter here.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`insert into product (prod_id, company_po_id, seller_id, category1_id, prod_name, sku_seller, updated_at)
    values (1, 1, 1, 1, 'Bowl', 'B-1', '2026-01-02T03:04:05Z'), (2, 1, 1, 1, 'Cup', null, '2026-01-02T03:04:05Z')`.execute(
    db,
  );
  await sql`insert into variant (prod_id, company_po_id, seller_id, short_name, long_name, product_price, display_order_id, sku_seller)
    values (1, 1, 1, 'S', 'Small', 1, 1, 'B-1-S'), (1, 1, 1, 'L', 'Large', 1, 2, 'B-1-L'), (2, 1, 1, 'S', 'Small', 1, 1, null)`.execute(
    db,
  );
  await sql`set session_replication_role = origin`.execute(db);
  await migrate(names.slice(before, before + 1));
  const found = await db
    .selectFrom("product")
    .select(["search_text", "updated_at"])
    .orderBy("prod_id")
    .execute();
  expect(found).toEqual([
    { search_text: "bowl b-1  b-1-s b-1-l", updated_at: "2026-01-02T03:04:05.000Z" },
    { search_text: "cup  ", updated_at: "2026-01-02T03:04:05.000Z" },
  ]);
  expect(await db.selectFrom("audit").select("action").execute()).toEqual([]);
  await close();
});
