import { expect, test } from "vitest";
import * as v from "valibot";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.array(
  v.looseObject({
    outcome: v.string(),
    problems: v.array(v.object({ field: v.nullable(v.string()), message: v.string() })),
    values: v.record(v.string(), v.unknown()),
  }),
);
const taxes = { cgst: 9, sgst: 9, igst: 18 };

onOneEngine((service) => {
  const ok = async (call: string, body?: object) => {
    const response = await service().call(call, body);
    expect([response.status < 300, response.body]).toEqual([true, response.body]);
    return response.body;
  };
  const create = async (name: string, seller_id = 1) => {
    const form = { prod_name: name, seller_id, category1_id: 1 };
    const body = await ok("POST /v1/companySellerProdLoc/createSignup", form);
    return Number(field(Array.isArray(body) ? body[0] : body, "prod_id"));
  };
  const priced = async (name: string, more: object = {}, seller_id = 1) => {
    const prod_id = await create(name, seller_id);
    const form = { prod_id, product_price: "100.00", ...taxes, ...more };
    await ok("POST /v1/companySellerProdLoc/page3Signup", form);
    return prod_id;
  };
  const variant = async (prod_id: number, short_name: string) =>
    Number(
      field(
        await ok("POST /v1/companySellerProdVarient/onPage3", {
          prod_id,
          short_name,
          long_name: short_name,
          product_price: "10",
          display_order_id: "1",
        }),
        "varient_id",
      ),
    );
  const send = (rows: readonly object[], who: object = owner) =>
    service().call("PUT /v1/companyBulkEdit/rows", {
      ...who,
      rows: rows.map((row) => ({ seen: {}, ...row })),
    });
  const write = async (rows: readonly object[], who: object = owner) => {
    const { status, body } = await send(rows, who);
    expect([status, body]).toEqual([200, body]);
    return v.parse(answer, body);
  };
  const brief = (results: v.InferOutput<typeof answer>) =>
    results.map(({ outcome, problems }) => [
      outcome,
      ...problems.map(({ field: name, message }) => `${name ?? ""}: ${message}`),
    ]);
  const read = (prodId: number) => ok(`GET /v1/companySellerProdLoc/${prodId}`);
  const readVariant = (id: number) => ok(`GET /v1/companySellerProdVarient/varient_id/${id}`);
  const count = async (prodId: number) => {
    const rows = v.parse(
      v.array(v.looseObject({})),
      await ok(`GET /v1/companySellerProdStock/prod_id/${prodId}`),
    );
    return rows.map((row) => [
      field(row, "varient_id"),
      field(row, "stock_quantity"),
      field(row, "low_stock_at"),
    ]);
  };

  test("cells are written row by row, and each row says what stands in it now", async () => {
    const [plain, varied] = [await priced("Plain"), await priced("Varied")];
    const [small, large] = [await variant(varied, "S"), await variant(varied, "L")];
    await ok("POST /v1/companySellerProdLoc/page3Signup", {
      prod_id: varied,
      prod_varient_enabled: true,
      ...taxes,
    });
    const results = await write([
      {
        prod_id: plain,
        values: {
          product_price: "129.5",
          sku_seller: "P-1",
          stock_quantity: 7,
          hsn_code: "7010",
          gift_wrapping_price: 30,
        },
        seen: { product_price: "100.00", sku_seller: null, stock_quantity: null },
      },
      {
        prod_id: varied,
        varient_id: large,
        values: { default_price: true, stock_quantity: 4, low_stock_at: 2 },
      },
      { prod_id: varied, varient_id: small, values: { product_price: "12", item_not_available: true } },
      { prod_id: varied, values: { igst: "12" } },
      { prod_id: plain, values: { product_price: 129.5 } },
    ]);
    expect(results.map(({ outcome, values }) => [outcome, values])).toEqual([
      [
        "done",
        {
          product_price: "129.50",
          sku_seller: "P-1",
          stock_quantity: 7,
          low_stock_at: 5,
          hsn_code: "7010",
          gift_wrapping_price: "30.00",
        },
      ],
      ["done", { default_price: true, stock_quantity: 4, low_stock_at: 2 }],
      ["done", { product_price: "12.00", item_not_available: true }],
      ["done", { igst: "12.00" }],
      ["unchanged", { product_price: "129.50" }],
    ]);
    expect(await read(plain)).toMatchObject({
      product_price: "129.50",
      cgst: "9.00",
      gift_wrapping_enabled: true,
    });
    expect(await readVariant(small)).toMatchObject({ default_price: false, item_not_available: true });
    expect(await count(varied)).toEqual([[large, 4, 2]]);

    // Undone: what was written is seen, and what was seen is written.
    const undone = await write([
      {
        prod_id: plain,
        values: {
          product_price: "100.00",
          sku_seller: null,
          stock_quantity: null,
          gift_wrapping_price: null,
        },
        seen: { product_price: "129.50", sku_seller: "P-1", stock_quantity: 7, gift_wrapping_price: "30.00" },
      },
    ]);
    expect(brief(undone)).toEqual([["done"]]);
    expect(await read(plain)).toMatchObject({
      product_price: "100.00",
      sku_seller: null,
      gift_wrapping_enabled: false,
    });
    expect(await count(plain)).toEqual([]);
  });

  test("a row is refused by the rules of its form, wholly, and the others are written", async () => {
    const [wrong, taken, fine] = [
      await priced("Wrong"),
      await priced("Taken", { sku_seller: "T-1" }),
      await priced("Fine"),
    ];
    const varied = await create("Without taxes");
    const only = await variant(varied, "S");
    const results = await write([
      { prod_id: wrong, values: { product_price: "0", hsn_code: "70", stock_quantity: 3 } },
      { prod_id: wrong, values: { sku_seller: "t-1" } },
      { prod_id: wrong, values: { stock_quantity: -1, hsn_code: "7010" } },
      { prod_id: wrong, values: { low_stock_at: 3 } },
      { prod_id: wrong, values: { default_price: true } },
      { prod_id: varied, values: { product_price: "5" } },
      { prod_id: varied, varient_id: only, values: { default_price: false } },
      { prod_id: varied, varient_id: only, values: { product_price: null, igst: "5" } },
      { prod_id: fine, values: { product_price: "5" } },
    ]);
    expect(brief(results)).toEqual([
      [
        "refused",
        "product_price: Price must be more than 0, with at most two decimals",
        "hsn_code: HSN Code has 4, 6 or 8 digits",
      ],
      ["refused", "sku_seller: SKU Already Exist"],
      ["refused", expect.stringMatching(/^stock_quantity: /)],
      ["refused", "low_stock_at: It is not counted"],
      ["refused", "default_price: It has no variants"],
      ["refused", "cgst: CGST is required", "sgst: SGST is required", "igst: IGST is required"],
      ["refused", "default_price: Choose another default variant instead"],
      ["refused", "igst: The product has this"],
      ["done"],
    ]);
    expect(await read(wrong)).toMatchObject({ product_price: "100.00", hsn_code: null, sku_seller: null });
    expect(await count(wrong)).toEqual([]);
    expect(await read(taken)).toMatchObject({ sku_seller: "T-1" });
  });

  test("a cell that somebody else has changed stays as it is; one beside it can still be written", async () => {
    const prod_id = await priced("Shared");
    await write([{ prod_id, values: { product_price: "110.00" } }]);
    const results = await write([
      {
        prod_id,
        values: { product_price: "120", hsn_code: "7010" },
        seen: { product_price: "100.00", hsn_code: null },
      },
      { prod_id, values: { product_price: "110" }, seen: { product_price: "100.00" } },
      { prod_id, values: { hsn_code: "7011" }, seen: { hsn_code: null } },
    ]);
    expect(brief(results)).toEqual([
      ["stale", "product_price: It was changed since"],
      ["unchanged"],
      ["done"],
    ]);
    expect(results[0]?.values).toEqual({ product_price: "110.00", hsn_code: null });
    expect(await read(prod_id)).toMatchObject({ product_price: "110.00", hsn_code: "7011" });
  });

  test("what belongs to others is not found, and what the person may not do is forbidden; neither is written", async () => {
    const credentials = { email: "seller@verdant.test", pw: "Verdant-Demo-1" };
    const seller = [await ok("POST /signin", credentials)].flat()[0];
    const [own, user_seller_id] = [
      Number(field(seller, "seller_id")),
      Number(field(seller, "user_seller_id")),
    ];
    const [prod_id, elsewhere] = [await priced("Own", {}, own), await priced("Elsewhere", {}, own + 1)];
    const values = { product_price: "1" };
    const counter = { company_po_id: 1, user_seller_id };
    const not_found = ["not_found", ": Product not found"];
    expect(brief(await write([{ prod_id: elsewhere, values }], counter))).toEqual([not_found]);
    expect(
      brief(
        await write([
          { prod_id: 999_999, values },
          { prod_id, varient_id: 999_999, values },
        ]),
      ),
    ).toEqual([not_found, ["not_found", ": Variant not found"]]);
    const role = await ok("POST /v1/companyRole", {
      company_po_id: 1,
      role_name: "Counter",
      role_kind: "location",
      permissions: ["STOCK_UPDATE"],
    });
    await ok(`PUT /v1/companyUserSeller/${user_seller_id}`, { role_id: field(role, "role_id") });
    const stock = { stock_quantity: 9 };
    const rows = [
      { prod_id, values },
      { prod_id, values: { ...values, ...stock } },
      { prod_id, values: stock },
    ];
    const forbidden = ["forbidden", ": You are not allowed to do this."];
    expect(brief(await write(rows, counter))).toEqual([forbidden, forbidden, ["done"]]);
    for (const id of [prod_id, elsewhere]) expect(await read(id)).toMatchObject({ product_price: "100.00" });
    expect(await count(prod_id)).toEqual([[null, 9, 5]]);
    expect(await count(elsewhere)).toEqual([]);
    // Whether a variant can be ordered is asked for as in a change of many.
    const added = await ok("POST /v1/companySellerProdVarient/onPage3", {
      prod_id,
      short_name: "S",
      long_name: "Small",
      product_price: "9",
      display_order_id: 1,
    });
    const varient_id = field(added, "varient_id");
    const switched = { prod_id, varient_id, values: { item_not_available: true } };
    const repriced = { prod_id, varient_id, values: { product_price: "8" } };
    expect(brief(await write([repriced, switched], counter))).toEqual([forbidden, ["done"]]);
    expect(await readVariant(Number(varient_id))).toMatchObject({
      item_not_available: true,
      product_price: "9.00",
    });
    await ok(`PUT /v1/companyRole/${String(field(role, "role_id"))}`, { permissions: ["VARIANT_UPDATE"] });
    const back = { prod_id, varient_id, values: { item_not_available: false } };
    expect(brief(await write([back, repriced], counter))).toEqual([forbidden, ["done"]]);
    expect(await readVariant(Number(varient_id))).toMatchObject({
      item_not_available: true,
      product_price: "8.00",
    });
    expect((await send([{ prod_id, values }], { company_po_id: 1, user_po_id: 999_999 })).status).toBe(422);
    expect((await send([])).body).toMatchObject({ fields: { rows: "rows is required" } });
    expect((await send([{ prod_id, values: {} }])).body).toMatchObject({
      fields: { "rows.0.values": "values is required" },
    });
  });
});
