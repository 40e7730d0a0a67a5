import { expect, test, vi } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, rowsOfCsv, tableOf } from "../testing/importTable.ts";
import { checked, imported, importOf, ran, refusedFile, rowsOf, startImport } from "../testing/imports.ts";
import { fileOf } from "../testing/jobFile.ts";

const owner = { company_po_id: 1, user_po_id: 1, kind: "product" };
const seller = { company_po_id: 1, user_seller_id: 3, kind: "product" };
type Who = typeof owner | typeof seller;

/** The acceptance of the specification: 5,000 rows, of which 188 are wrong. */
const isFull = process.env["IMPORT_ROWS"] !== undefined;
const total = isFull ? 5_000 : 16;
const wrong = isFull ? 188 : 3;
const isWrong = (index: number): boolean =>
  Math.floor(((index + 1) * wrong) / total) > Math.floor((index * wrong) / total);

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const run = (rows: readonly Row[], who: Who = owner) => {
    const { columns, cells } = tableOf(rows);
    return imported(service(), who, columns, cells);
  };
  const start = (rows: readonly Row[], who: Who = owner) => {
    const { columns, cells } = tableOf(rows);
    return startImport(service(), who, columns, cells);
  };
  const saidOf = async (job: number) =>
    (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
  const check = async (rows: readonly Row[], who: Who = owner, more: object = {}) => {
    const job = await start(rows, who);
    await checked(service(), job, undefined, more);
    return saidOf(job);
  };
  const productRecord = v.looseObject({ prod_id: v.number(), sku_seller: v.nullable(v.string()) });
  const all = async () =>
    v.parse(v.array(productRecord), (await call("GET /v1/companySellerProdLoc/company_po_id/1")).body);
  const idOf = async (sku: string) =>
    String((await all()).find(({ sku_seller }) => sku_seller === sku)?.prod_id);

  const product = (product_sku: string, more: Row = {}): Row => ({
    product_sku,
    location: "1",
    name: `Product ${product_sku}`,
    category: "Pantry",
    price: "100",
    cgst: "9",
    sgst: "9",
    igst: "18",
    ...more,
  });

  test("a location's people import their own products alone, and each row asks for what it does", async () => {
    await run([product("R-THEIRS", { location: "2", stock: "3" }), product("R-OWN")]);
    const [theirs, own] = [await idOf("R-THEIRS"), await idOf("R-OWN")];
    const before = await all();
    const { location: _location, ...ownNew } = product("R-NEW");
    expect(
      await check(
        [
          { product_id: theirs, name: "Mine now" },
          { product_sku: "R-OWN", name: "Renamed" },
          product("R-ELSEWHERE", { location: "Verdant Pune Warehouse" }),
          ownNew,
        ],
        seller,
      ),
    ).toEqual([
      ["refused", "Product id: The product does not exist"],
      ["to_change"],
      ["refused", "Location: The seller does not exist"],
      ["to_create"],
    ]);
    const { body: role } = await call("POST /v1/companyRole", {
      company_po_id: 1,
      role_name: "Importer",
      role_kind: "location",
      permissions: ["IMPORT_CREATE", "PRODUCT_UPDATE"],
    });
    const give = (role_id: unknown) => call("PUT /v1/companyUserSeller/3", { role_id });
    expect(await give(field(role, "role_id"))).toMatchObject({ status: 200 });
    const denied = "row: You are not allowed to do this.";
    expect(
      await check(
        [
          { product_id: own, brand: "Newest", stock: "" },
          { product_sku: "R-NEW", name: "New", category: "Pantry" },
          { product_sku: "R-OWN", stock: "5" },
        ],
        seller,
        { adds_missing: true },
      ),
    ).toEqual([
      ["refused", denied],
      ["refused", denied],
      ["refused", denied],
    ]);
    expect(
      await check([{ product_id: own, variant_sku: "R-V", variant_short_name: "S", price: "1" }], seller),
    ).toEqual([["refused", denied]]);
    await give(7);
    expect(await all()).toEqual(before);
  });

  test("a brand that is missing is added where that is wished", async () => {
    const rows = [product("B-1", { brand: "Quite new" }), product("B-2", { brand: "quite NEW" })];
    expect(await check(rows)).toEqual([
      ["refused", "Brand: The brand does not exist"],
      ["refused", "Brand: The brand does not exist"],
    ]);
    const job = await start(rows);
    await checked(service(), job, undefined, { adds_missing: true });
    expect(await ran(service(), job)).toMatchObject({ created_count: 2, job: { ok_count: 2 } });
    const { body } = await call("GET /v1/companyBrand/company_po_id/1?q=Quite");
    expect(body).toMatchObject([{ brand_name: "Quite new", products_count: 2 }]);
  });

  test("rows behind the one that reaches the limit of a location are refused, and those before it are written", async () => {
    const { body: location } = await call("GET /v1/companySeller/2");
    const room = 3;
    const maximum_products = Number(field(location, "products_count")) + room;
    expect(await call("PUT /v1/companySeller/2", { maximum_products })).toMatchObject({ status: 200 });
    const rows = Array.from({ length: room + 2 }, (_, index) => product(`L-${index}`, { location: "2" }));
    const done = await run([...rows, product("L-OTHER")]);
    expect(done).toMatchObject({ created_count: room + 1, refused_count: 2, job: { ok_count: room + 1 } });
    expect(await refusedFile(service(), done.job.job_id)).toMatch(
      new RegExp(
        `\r\nL-${room},.*,This location may have at most ${maximum_products} products\r\nL-${room + 1},.*products\r\n$`,
      ),
    );
    await call("PUT /v1/companySeller/2", { maximum_products: 400 });
  });

  test("a product that was changed since the check, and a count that was, are left as they are", async () => {
    await run([product("S-1", { stock: "5" }), product("S-2", { stock: "5" }), product("S-3")]);
    const job = await start([
      { product_sku: "S-1", name: "Mine" },
      { product_sku: "S-2", stock: "9" },
      { product_sku: "S-3", name: "Mine, too" },
    ]);
    await checked(service(), job);
    await call(`PUT /v1/companySellerProdLoc/${await idOf("S-1")}`, { prod_name: "Theirs" });
    await call("PUT /v1/companySellerProdStock", {
      rows: [{ prod_id: Number(await idOf("S-2")), adjust_by: -1 }],
    });
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1, refused_count: 2 } });
    const stale = ["stale", "row: It was changed since it was checked"];
    expect(await saidOf(job)).toEqual([stale, stale, ["done"]]);
    const { body } = await call(`GET /v1/companySellerProdStock/prod_id/${await idOf("S-2")}`);
    expect(body).toMatchObject([{ stock_quantity: 4 }]);
  });

  test(
    `of ${total} rows ${wrong} are wrong: the others are written, those are corrected and fed back, and the export imports as unchanged`,
    { timeout: isFull ? 1_800_000 : 60_000 },
    async () => {
      const before = (await all()).length;
      await call("PUT /v1/companySeller/1", { maximum_products: 20_000 });
      await call("PUT /v1/companyPO/1", { maximum_products: 20_000 });
      const rows = Array.from({ length: total }, (_, index) =>
        product(`F-${index}`, { price: isWrong(index) ? "-" : "1,299.00", description: "<p>=1+1</p>" }),
      );
      const job = await start(rows);
      expect(await checked(service(), job)).toMatchObject({
        created_count: total - wrong,
        refused_count: wrong,
      });
      await ran(service(), job);
      expect(await all()).toHaveLength(before + total - wrong);
      const refused = rowsOfCsv(await refusedFile(service(), job));
      expect(refused).toHaveLength(wrong);
      expect(new Set(refused.map(({ error }) => error))).toEqual(
        new Set(["Price: Please Enter Product Price"]),
      );
      const again = await run(refused.map((row) => ({ ...row, price: "1299" })));
      expect(again).toMatchObject({ created_count: wrong, refused_count: 0 });
      expect(await all()).toHaveLength(before + total);
      const begun = await call("POST /v1/companyExport", {
        company_po_id: 1,
        user_po_id: 1,
        list: "product",
      });
      const id = field(begun.body, "job_id");
      await vi.waitUntil(
        async () => field((await call(`GET /v1/companyJob/${String(id)}`)).body, "job_state") === "done",
        { timeout: 60_000 },
      );
      const exported = rowsOfCsv(await fileOf(service(), id));
      expect(exported).toHaveLength(before + total);
      const back = await run(exported);
      expect(back).toMatchObject({ unchanged_count: before + total, refused_count: 0 });
      expect((await importOf(service(), back.job.job_id)).mapping.map((one) => one.field)).toContain(
        "offer_to",
      );
    },
  );
});
