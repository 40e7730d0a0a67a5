import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, ran, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const run = async (kind: string, rows: readonly Row[]) => {
    const { columns, cells } = tableOf(rows);
    const job = await startImport(service(), { ...owner, kind }, columns, cells);
    await checked(service(), job);
    await ran(service(), job);
    return job;
  };
  const jobOf = async (job: number) =>
    v.parse(v.looseObject({ job_state: v.string() }), (await call(`GET /v1/companyJob/${job}`)).body);
  const undo = (job: number) => call(`PUT /v1/companyImport/undo/${job}`, owner);
  const undone = async (job: number) => {
    const { status, body } = await undo(job);
    expect([status, field(body, "kind")]).toEqual([200, "undo_import"]);
    const id = Number(field(body, "job_id"));
    await expect.poll(async () => (await jobOf(id)).job_state, { timeout: 60_000 }).toBe("done");
    return id;
  };
  /** What the undoing of an import has left, with the reason. */
  const left = async (job: number) =>
    v
      .parse(
        v.array(v.looseObject({ outcome: v.string() })),
        (await call(`GET /v1/companyJobRow/job_id/${job}`)).body,
      )
      .filter(({ outcome }) => outcome !== "done")
      .map(({ entity, name, outcome, message }) => [entity, name, outcome, message]);
  const gone = { status: 422, body: { message: "This cannot be undone any more" } };
  const list = async (path: string) =>
    v.parse(v.array(v.looseObject({})), (await call(`GET /v1/${path}/company_po_id/1`)).body);

  test("prices and stock are given back, of products and of variants, unless something was sold or priced anew since", async () => {
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18" };
    await run("product", [
      { ...shared, product_sku: "UP-1", name: "Undo priced", price: "10", stock: "5" },
      { ...shared, product_sku: "UP-2", name: "Undo sold", price: "20", stock: "6" },
      { ...shared, product_sku: "UP-3", name: "Undo uncounted", price: "30" },
      {
        ...shared,
        product_sku: "UP-4",
        name: "Undo varied",
        variant_sku: "UV-1",
        variant_short_name: "One",
        variant_long_name: "One",
        price: "40",
        stock: "7",
      },
      {
        ...shared,
        product_sku: "UP-4",
        name: "Undo varied",
        variant_sku: "UV-2",
        variant_short_name: "Two",
        variant_long_name: "Two",
        price: "50",
      },
    ]);
    const state = async () => {
      const products = (await list("companySellerProdLoc")).filter(({ sku_seller }) =>
        String(sku_seller).startsWith("UP-"),
      );
      return Promise.all(
        products.map(async ({ prod_id, sku_seller, product_price, gift_wrapping_price }) => ({
          sku_seller,
          product_price,
          gift_wrapping_price,
          variants: v
            .parse(
              v.array(v.looseObject({})),
              (await call(`GET /v1/companySellerProdVarient/AllowVarient/${String(prod_id)}`)).body,
            )
            .map((one) => [one["sku_seller"], one["product_price"], one["item_not_available"]]),
          stock: v
            .parse(
              v.array(v.looseObject({})),
              (await call(`GET /v1/companySellerProdStock/prod_id/${String(prod_id)}`)).body,
            )
            .map((one) => [one["varient_id"], one["stock_quantity"], one["low_stock_at"]]),
        })),
      );
    };
    const before = await state();
    const job = await run("price_stock", [
      { product_sku: "UP-1", price: "11", gift_price: "2", stock: "50", low_stock_at: "4" },
      { product_sku: "UP-2", price: "22", stock: "60" },
      { product_sku: "UP-3", stock: "8" },
      { variant_sku: "UV-1", price: "44", stock: "70", available: "no" },
      { variant_sku: "UV-2", price: "55", stock: "9" },
    ]);
    expect(await jobOf(job)).toMatchObject({ can_undo: true, ok_count: 5 });
    const sold = (await list("companySellerProdLoc")).find(({ sku_seller }) => sku_seller === "UP-2");
    await call("PUT /v1/companySellerProdStock", { rows: [{ prod_id: sold?.["prod_id"], adjust_by: -1 }] });
    const by = await undone(job);
    expect(await left(by)).toEqual([["product", "Undo sold", "stale", "It was changed since"]]);
    expect(await state()).toEqual(
      before.map((one) =>
        one.sku_seller === "UP-2" ? { ...one, product_price: "22.00", stock: [[null, 59, 5]] } : one,
      ),
    );
    expect(await undo(job)).toMatchObject(gone);
  });

  test("new products go with their variants, others get every field back, and what cannot go back whole stays with its reason", async () => {
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18" };
    const variant = (sku: string, name: string) => ({
      variant_sku: sku,
      variant_short_name: name,
      variant_long_name: name,
    });
    await run("product", [
      { ...shared, product_sku: "UN-1", name: "Undo plain", model: "M", price: "10", stock: "5" },
      {
        ...shared,
        product_sku: "UN-2",
        name: "Undo varied",
        ...variant("UN-2A", "One"),
        price: "20",
        stock: "3",
      },
      { ...shared, product_sku: "UN-3", name: "Undo grows", ...variant("UN-3A", "One"), price: "30" },
    ]);
    const state = async () => {
      const { body } = await call("GET /v1/companySellerProdLoc/company_po_id/1?q=UN-");
      const products = v.parse(v.array(v.looseObject({ prod_id: v.number() })), body);
      return Promise.all(
        products.map(async ({ updated_at: _at, ...product }) => [
          product,
          (await call(`GET /v1/companySellerProdStock/prod_id/${product.prod_id}`)).body,
          v
            .parse(
              v.array(v.looseObject({})),
              (await call(`GET /v1/companySellerProdVarient/AllowVarient/${product.prod_id}`)).body,
            )
            .map(({ updated_at: _changed, ...rest }) => rest),
        ]),
      );
    };
    const before = await state();
    const job = await run("product", [
      {
        ...shared,
        product_sku: "UN-4",
        name: "Undo new",
        ...variant("UN-4A", "One"),
        price: "40",
        stock: "4",
      },
      { ...shared, product_sku: "UN-4", name: "Undo new", ...variant("UN-4B", "Two"), price: "41" },
      { ...shared, product_sku: "UN-5", name: "Undo touched", price: "50" },
      {
        product_sku: "UN-1",
        name: "Undo other",
        model: "-",
        category: "Kitchen & Dining",
        brand: "Kaashth",
        igst: "5",
        price: "11",
        discount: "10",
        offer_percentage: "20",
        offer_from: "2099-02-01",
        offer_to: "2099-02-28",
      },
      { product_sku: "UN-2", variant_sku: "UN-2A", variant_short_name: "Uno", price: "22" },
      { product_sku: "UN-3", ...variant("UN-3B", "Two"), price: "33" },
    ]);
    expect(await jobOf(job)).toMatchObject({ can_undo: true, ok_count: 6 });
    expect(await state()).not.toEqual(before);
    const { body } = await call("GET /v1/companySellerProdLoc/company_po_id/1?q=UN-5");
    const [touched] = v.parse(v.array(v.looseObject({ prod_id: v.number() })), body);
    await call(`PUT /v1/companySellerProdLoc/${touched?.prod_id}`, { prod_model: "T" });
    const by = await undone(job);
    expect(await left(by)).toEqual([
      ["product", "Undo grows · Two", "refused", "A variant cannot be deleted: close it instead"],
      ["product", "Undo touched", "stale", "It was changed since"],
    ]);
    const names = (await state()).map(
      ([product]) => v.parse(v.looseObject({ prod_name: v.string() }), product).prod_name,
    );
    expect(new Set(names)).toEqual(new Set(["Undo plain", "Undo varied", "Undo grows", "Undo touched"]));
    const now = await state();
    for (const name of ["Undo plain", "Undo varied"]) {
      const of = (all: typeof now) =>
        all.find(([product]) => v.is(v.looseObject({ prod_name: v.literal(name) }), product));
      expect(of(now)).toEqual(of(before));
    }
  });

  test("a new product whose variants or counts were written since stays, with all of its rows", async () => {
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18", price: "10" };
    const variant = (product_sku: string, name: string) => ({
      ...shared,
      product_sku,
      name: `Undo ${product_sku}`,
      variant_sku: `${product_sku}-${name}`,
      variant_short_name: name,
      variant_long_name: name,
    });
    const job = await run("product", [
      { ...shared, product_sku: "UW-1", name: "Undo UW-1", stock: "5" },
      { ...shared, product_sku: "UW-2", name: "Undo UW-2", stock: "5" },
      { ...shared, product_sku: "UW-3", name: "Undo UW-3" },
      { ...variant("UW-4", "One"), stock: "3" },
      variant("UW-4", "Two"),
      variant("UW-5", "One"),
      variant("UW-5", "Two"),
      { ...shared, product_sku: "UW-6", name: "Undo UW-6", stock: "5" },
      { ...variant("UW-7", "One"), stock: "3" },
      variant("UW-7", "Two"),
    ]);
    const { body } = await call("GET /v1/companySellerProdLoc/company_po_id/1?q=UW-");
    const all = v.parse(v.array(v.looseObject({ prod_id: v.number(), sku_seller: v.string() })), body);
    const idOf = (sku: string) => all.find(({ sku_seller }) => sku_seller === sku)?.prod_id ?? 0;
    const variantOf = async (sku: string, name: string) =>
      v
        .parse(
          v.array(v.looseObject({ varient_id: v.number(), short_name: v.string() })),
          (await call(`GET /v1/companySellerProdVarient/AllowVarient/${idOf(sku)}`)).body,
        )
        .find(({ short_name }) => short_name === name)?.varient_id;
    const counts = [
      { prod_id: idOf("UW-1"), set_to: 9 },
      // The same number again is a count all the same.
      { prod_id: idOf("UW-2"), adjust_by: 1 },
      { prod_id: idOf("UW-2"), adjust_by: -1 },
      { prod_id: idOf("UW-3"), set_to: 1 },
      { prod_id: idOf("UW-4"), varient_id: await variantOf("UW-4", "Two"), set_to: 2 },
      { prod_id: idOf("UW-6"), is_counted: false },
    ];
    for (const row of counts)
      expect(await call("PUT /v1/companySellerProdStock", { rows: [row] })).toMatchObject({
        body: [{ outcome: "DONE" }],
      });
    const varient_id = await variantOf("UW-5", "Two");
    expect(
      await call("POST /v1/companySellerProdVarient/varientEdit", { varient_id, product_price: "12.00" }),
    ).toMatchObject({ body: { product_price: "12.00" } });
    const by = await undone(job);
    expect((await left(by)).toReversed()).toEqual(
      ["1", "2", "3", "4 · One", "4 · Two", "5 · One", "5 · Two", "6"].map((name) => [
        "product",
        `Undo UW-${name}`,
        "stale",
        "It was changed since",
      ]),
    );
    const kept = await call("GET /v1/companySellerProdLoc/company_po_id/1?q=UW-");
    expect(
      v
        .parse(v.array(v.looseObject({ sku_seller: v.string() })), kept.body)
        .map(({ sku_seller }) => sku_seller),
    ).toEqual(["UW-1", "UW-2", "UW-3", "UW-4", "UW-5", "UW-6"]);
  });

  test("products are taken out of the collections again, and what was there before or was taken out since stays so", async () => {
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18", price: "10" };
    await run(
      "product",
      ["UC-1", "UC-2", "UC-3"].map((sku) => ({ ...shared, product_sku: sku, name: `Undo ${sku}` })),
    );
    const members = async () =>
      v
        .parse(
          v.array(v.looseObject({})),
          (await call("GET /v1/companyCollectionProduct/collection_id/1")).body,
        )
        .map(({ prod_id }) => Number(prod_id));
    await run("collection_product", [{ collection: "1", product_sku: "UC-1" }]);
    const before = await members();
    const job = await run("collection_product", [
      { collection: "1", product_sku: "UC-1" },
      { collection: "1", product_sku: "UC-2" },
      { collection: "1", product_sku: "UC-3" },
    ]);
    const [, gone3] = (await members()).filter((id) => !before.includes(id));
    await call("PUT /v1/companyCollectionProduct/removal", { collection_id: 1, prod_ids: [gone3] });
    expect(await jobOf(job)).toMatchObject({ can_undo: true, ok_count: 2 });
    const by = await undone(job);
    expect((await left(by)).map(([, , ...why]) => why)).toEqual([["stale", "It was changed since"]]);
    expect(await members()).toEqual(before);
  });
});
