import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { generateProducts } from "../demo/generate.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { addMatching } from "./add.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const path = "/v1/companyCollectionProduct";
  let named = 0;

  const collection = async (company_po_id = 1, changes: object = {}): Promise<number> => {
    named += 1;
    const body = {
      collection_name: `Picked ${named}`,
      company_po_id,
      collection_enable_select: true,
      ...changes,
    };
    return Number(field((await call("POST /v1/companyCollection", body)).body, "collection_id"));
  };
  const listed = async (id: number, query = ""): Promise<unknown[]> =>
    [(await call(`GET ${path}/collection_id/${id}${query}`)).body].flat();
  const idsOf = async (id: number, query = ""): Promise<unknown[]> =>
    (await listed(id, query)).map((row) => field(row, "prod_id"));
  const add = (collection_id: number, prod_ids: readonly number[], more: object = {}) =>
    call(`POST ${path}`, { collection_id, prod_ids, ...more });
  const countOf = async (id: number) =>
    field((await call(`GET /v1/companyCollection/${id}`)).body, "products_count");

  test("products are put in, in the order they are named in, each once; what is not the company's is not found", async () => {
    const id = await collection();
    expect((await add(id, [5, 3, 5, 999_999])).body).toEqual([
      { prod_id: 5, outcome: "DONE", message: null },
      { prod_id: 3, outcome: "DONE", message: null },
      { prod_id: 5, outcome: "UNCHANGED", message: null },
      { prod_id: 999_999, outcome: "NOT_FOUND", message: null },
    ]);
    expect((await add(id, [3, 4], { after_id: 5 })).body).toMatchObject([
      { outcome: "UNCHANGED" },
      { outcome: "DONE" },
    ]);
    expect(await idsOf(id)).toEqual([5, 4, 3]);
    expect(await countOf(id)).toBe(3);
    expect(await listed(id, "?limit=1&sort=-order_id")).toMatchObject([{ prod_id: 3, collection_id: id }]);
    const foreign = await collection(2);
    expect((await add(foreign, [5])).body).toEqual([{ prod_id: 5, outcome: "NOT_FOUND", message: null }]);
    expect(await countOf(foreign)).toBe(0);
    const of = (await call(`GET ${path}/prod_id?ids=4,6`)).body;
    expect(of).toMatchObject([{ prod_id: 4, collection_id: id, products_count: 3 }]);
  });

  test("one that takes no products is refused, and so is one that is not there", async () => {
    const closed = await collection(1, { collection_enable_select: false });
    expect((await add(closed, [5])).body).toMatchObject({
      statusCode: 422,
      fields: { collection_id: "This collection takes no products: allow selection first" },
    });
    expect(await countOf(closed)).toBe(0);
    expect((await add(999_999, [5])).status).toBe(404);
    expect((await add(await collection(), [])).body).toMatchObject({
      fields: { prod_ids: "prod_ids is required" },
    });
  });

  test("a product is moved by one write, again and again into the same gap, and what is not there is refused", async () => {
    const id = await collection();
    await add(id, [1, 2, 3, 4]);
    const move = (body: object) => call(`PUT ${path}/position`, { collection_id: id, ...body });
    await move({ prod_id: 4, after_id: null });
    expect(await idsOf(id)).toEqual([4, 1, 2, 3]);
    await move({ prod_id: 4, after_id: 2 });
    expect(await idsOf(id)).toEqual([1, 2, 4, 3]);
    await move({ prod_id: 3, before_id: 1 });
    expect(await idsOf(id)).toEqual([3, 1, 2, 4]);
    // Each halves the gap behind the first one; after ten there is none, and all are spread anew.
    for (let turn = 0; turn < 15; turn += 1) await move({ prod_id: turn % 2 === 0 ? 4 : 2, after_id: 3 });
    expect(await idsOf(id)).toEqual([3, 4, 2, 1]);
    expect((await move({ prod_id: 9, after_id: 3 })).body).toMatchObject({
      statusCode: 404,
      message: "Product not found",
    });
    expect((await move({ prod_id: 4, after_id: 9 })).body).toMatchObject({
      statusCode: 409,
      message: "The product to stand beside is not here any more",
    });
    expect((await move({ prod_id: 4 })).status).toBe(400);
    expect(await idsOf(id)).toEqual([3, 4, 2, 1]);
  });

  test("two who add and move at once: both changes stand", async () => {
    const id = await collection();
    await add(id, [1, 2, 3]);
    await Promise.all([
      add(id, [4, 5]),
      call(`PUT ${path}/position`, { collection_id: id, prod_id: 3, after_id: null }),
      call(`PUT ${path}/removal`, { collection_id: id, prod_ids: [2, 77] }),
      add(id, [6]),
    ]);
    const ids = await idsOf(id);
    expect(ids[0]).toBe(3);
    expect(ids.map(Number).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6]);
  });

  test("a change of members is one entry of the trail and one event of the collection; deleting either end takes them along", async () => {
    const id = await collection();
    await add(id, [1, 2, 3]);
    await call(`PUT ${path}/position`, { collection_id: id, prod_id: 3, after_id: null });
    await call(`PUT ${path}/removal`, { collection_id: id, prod_ids: [1, 2] });
    const { body } = await call(`GET /v1/audit/company_po_id/1?entity=collection&limit=200`);
    const entries = [body]
      .flat()
      .filter((entry) => field(entry, "entity_id") === id)
      .toReversed();
    expect(
      entries
        .map((entry) => [field(entry, "action"), field(entry, "before"), field(entry, "after")])
        .slice(1),
    ).toEqual([
      ["update", { products_count: 0 }, { products_count: 3 }],
      ["update", { products_count: 3 }, { products_count: 1 }],
    ]);
    expect((await call(`DELETE /v1/companyCollection/${id}`)).status).toBe(200);
    expect(await listed(id)).toEqual([]);
    expect((await call(`GET /v1/companySellerProdLoc/3`)).status).toBe(200);
  });

  test("a storefront is told what is on sale in what it shows, in order", async () => {
    const shown = await collection(1, { collection_enable_display: true });
    const hidden = await collection();
    await add(shown, [2, 1]);
    await add(hidden, [1]);
    const { body } = await call(`GET ${path}/company_po_id/1`);
    const rows = [body].flat();
    expect(rows.find((row) => field(row, "collection_id") === hidden)).toBeUndefined();
    const ids = field(
      rows.find((row) => field(row, "collection_id") === shown),
      "prod_ids",
    );
    const states = new Map(
      [(await call("GET /v1/companySellerProdLoc?ids=1,2")).body]
        .flat()
        .map((row) => [field(row, "prod_id"), field(row, "prod_status")]),
    );
    expect(ids).toEqual([2, 1].filter((prod) => states.get(prod) === "enabled"));
  });
});

test.each(oneEngine)(
  "on %s all that match are put in by name, 200 at once, without what came since, up to 5000",
  async (engine) => {
    const { storage, remove } = await copySeeded(engine);
    const { db, close } = await openDatabase(storage);
    const next = (collection_id: number, query: Record<string, string>, up_to?: number) =>
      db.transaction().execute((transaction) => addMatching(transaction, { collection_id, query, up_to }));
    await generateProducts(db, [1], 5100);
    const all = { q: "Organic" };
    expect(await next(1, all)).toMatchObject({ added: 200, left: 228 });
    const { up_to } = await next(1, all);
    await sql`insert into product (company_po_id, seller_id, prod_name, category1_id)
      select company_po_id, seller_id, 'Organic newcomer', category1_id from product where prod_id = 1`.execute(
      db,
    );
    expect(await next(1, all, up_to)).toMatchObject({ added: 28, left: 0 });
    const { rows } = await sql<{ prod_name: string; place: string; by_name: string }>`
      select prod_name, row_number() over (order by order_id) as place,
        row_number() over (order by lower(prod_name), prod_id) as by_name
      from collection_product join product using (prod_id)
      where collection_id = 1 and prod_name ilike '%organic%' order by order_id`.execute(db);
    expect(rows).toHaveLength(428);
    expect(rows.filter(({ place, by_name }) => place !== by_name)).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain("newcomer");
    let left = Infinity;
    for (let turns = 0; turns < 30 && left > 0; turns += 1) {
      const result = await next(2, {}, up_to);
      left = result.added === 0 ? 0 : result.left;
    }
    const { count } = await db
      .selectFrom("collection_product")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("collection_id", "=", 2)
      .executeTakeFirstOrThrow();
    expect(count).toBe(5000);
    expect(await next(2, {}, up_to)).toMatchObject({ added: 0, left: 165 });
    await close();
    await remove();
  },
  60_000,
);
