import { expect, test } from "vitest";
import * as v from "valibot";
import type { Caller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, imported, ran, rowsOf, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1, kind: "product" };
const seller = { company_po_id: 1, user_seller_id: 3, kind: "product" };
const location = "Verdant Indiranagar";
const path = "Kitchen & Dining";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const start = (rows: readonly Row[], who: typeof owner | typeof seller = owner) => {
    const { columns, cells } = tableOf(rows);
    return startImport(service(), who, columns, cells);
  };
  const run = (rows: readonly Row[], who: typeof owner | typeof seller = owner) => {
    const { columns, cells } = tableOf(rows);
    return imported(service(), who, columns, cells);
  };
  const saidOf = async (job: number) =>
    (await rowsOf(service(), job)).map(({ row_no, outcome, problems }) => [
      row_no,
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
  const check = async (rows: readonly Row[], who: typeof owner | typeof seller = owner, more = {}) => {
    const job = await start(rows, who);
    await checked(service(), job, undefined, more);
    return { job, said: await saidOf(job) };
  };
  const bySku = async (sku: string) => {
    const { body } = await call(`GET /v1/companySellerProdLoc/company_po_id/1?q=${sku}`);
    const found = v.parse(
      v.array(v.looseObject({ prod_id: v.number(), sku_seller: v.nullable(v.string()) })),
      body,
    );
    return found.filter(({ sku_seller }) => sku_seller === sku);
  };
  const variantsOf = async (prodId = 0) =>
    v.parse(
      v.array(v.looseObject({ sku_seller: v.nullable(v.string()) })),
      (await call(`GET /v1/companySellerProdVarient/AllowVarient/${prodId}`)).body,
    );
  const stockOf = async (prodId = 0) => (await call(`GET /v1/companySellerProdStock/prod_id/${prodId}`)).body;
  const all = async () => (await call("GET /v1/companySellerProdLoc/company_po_id/1")).body;

  const plain = (product_sku: string, more: Row = {}): Row => ({
    product_sku,
    location,
    name: `Product ${product_sku}`,
    category: path,
    price: "₹ 1,299.50",
    cgst: "9 %",
    sgst: "9",
    igst: "18",
    ...more,
  });

  test("a new product is a draft with all that its row says, and what is kept so already is unchanged", async () => {
    const row = plain("ALL-1", {
      category: "kitchen & dining > Cookware > Cast iron",
      brand: "mitti & co",
      manufacturer: "Coimbatore Iron Foundry",
      model: "M1",
      colour: "Red",
      packing: "1 piece",
      description: "Line one\nline two",
      specifications: "<p>None</p>",
      gift_price: "30",
      hsn: "732399",
      discount: "5",
      offer_percentage: "20",
      offer_from: "01/02/2099",
      offer_to: "28-02-2099",
      stock: "12",
      low_stock_at: "3",
    });
    expect(await run([row])).toMatchObject({ created_count: 1, job: { ok_count: 1, refused_count: 0 } });
    const [made] = await bySku("ALL-1");
    expect(made).toMatchObject({
      prod_status: "draft",
      seller_id: 1,
      prod_name: "Product ALL-1",
      category1_id: 1,
      category2_id: 1,
      category3_id: 1,
      prod_brand: 2,
      manu_id: 1,
      country_origin: "IND",
      prod_model: "M1",
      prod_colour: "Red",
      prod_pack: "1 piece",
      prod_description: "Line one\nline two",
      product_price: "1299.50",
      gift_wrapping_enabled: true,
      gift_wrapping_price: "30.00",
      cgst: "9.00",
      igst: "18.00",
      hsn_code: "732399",
      discount_percentage: "5.00",
      enable_special_offer: true,
      special_offer_percentage: "20.00",
      special_offer_start_date: "2099-02-01",
      special_offer_end_date: "2099-02-28",
    });
    expect(await stockOf(made?.prod_id)).toMatchObject([{ stock_quantity: 12, low_stock_at: 3 }]);
    expect(await run([row])).toMatchObject({ unchanged_count: 1, job: { skipped_count: 1 } });
  });

  test("a check shows what changes, old and new, an empty cell leaves and a dash empties, and the state stays", async () => {
    const body = { prod_status: "disabled", prod_status_reason: "Out" };
    await run([plain("CH-1", { model: "Old", brand: "Kaashth", stock: "4" })]);
    const [{ prod_id } = { prod_id: 0 }] = await bySku("CH-1");
    await call(`PUT /v1/companySellerProdLoc/prod_status/${prod_id}`, { prod_status: "pending" });
    await call(`PUT /v1/companySellerProdLoc/prod_status/${prod_id}`, body);
    const before = await all();
    const { job, said } = await check([
      { product_id: String(prod_id), price: "1500", model: "", brand: "-", discount: "10", stock: "9" },
    ]);
    expect(said).toEqual([[2, "to_change"]]);
    expect(await all()).toEqual(before);
    expect((await rowsOf(service(), job))[0]).toMatchObject({
      entity: "product",
      entity_id: prod_id,
      name: "Product CH-1",
      before: {
        product_price: "1299.50",
        prod_brand: 5,
        discount_percentage: null,
        stock: { stock_quantity: 4 },
      },
      after: {
        product_price: "1500.00",
        prod_brand: null,
        discount_percentage: "10.00",
        stock: { stock_quantity: 9 },
      },
    });
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 1 } });
    expect(await bySku("CH-1")).toMatchObject([
      { prod_status: "disabled", product_price: "1500.00", prod_model: "Old", prod_brand: null },
    ]);
  });

  test("rows of one product are one product with variants, wherever they stand", async () => {
    const variant = (sku: string, more: Row = {}): Row => ({
      variant_sku: sku,
      variant_short_name: `Short ${sku}`,
      variant_long_name: `Long ${sku}`,
      price: "100",
      ...more,
    });
    const rows = [
      plain("TEA-1", variant("TEA-1-A", { stock: "7", available: "no" })),
      plain("OTHER-1"),
      { product_sku: "tea-1", location, ...variant("TEA-1-B", { price: "200", variant_default: "yes" }) },
    ];
    const done = await run(rows);
    expect(done).toMatchObject({ created_count: 3, refused_count: 0, job: { ok_count: 3 } });
    const [tea] = await bySku("TEA-1");
    expect(tea).toMatchObject({ prod_varient_enabled: true, prod_status: "draft", product_price: null });
    expect(await variantsOf(tea?.prod_id)).toMatchObject([
      {
        sku_seller: "TEA-1-A",
        product_price: "100.00",
        display_order_id: 1,
        item_not_available: true,
        default_price: false,
      },
      { sku_seller: "TEA-1-B", product_price: "200.00", display_order_id: 2, default_price: true },
    ]);
    expect(await stockOf(tea?.prod_id)).toMatchObject([{ stock_quantity: 7 }]);
    expect(await run(rows)).toMatchObject({ unchanged_count: 3 });
    const { job, said } = await check([
      { variant_sku: "TEA-1-B", price: "250" },
      { variant_sku: "TEA-1-A", price: "0" },
      { product_sku: "TEA-1", price: "9" },
      { product_sku: "OTHER-1", variant_sku: "OTHER-1-A" },
      { variant_id: "999999", price: "9" },
    ]);
    expect(said).toEqual([
      [2, "refused", "row: Belongs together with row 3, which was refused"],
      [3, "refused", "Price: Price must be more than 0, with at most two decimals"],
      [4, "refused", "row: Belongs together with row 3, which was refused"],
      [
        5,
        "refused",
        "Short Name: Short Name is required",
        "Long Name: Long Name is required",
        "Price: Price is required",
      ],
      [6, "refused", "Variant id: The variant does not exist"],
    ]);
    expect((await rowsOf(service(), job))[0]).toMatchObject({ name: null });
    const alone = await check([
      { product_sku: "TEA-1", price: "9" },
      { product_sku: "OTHER-1", name: "-" },
    ]);
    expect(alone.said).toEqual([
      [2, "refused", "Price: It has variants: say which one"],
      [3, "refused", "Product Name: Product Name is required"],
    ]);
  });

  test("what is wrong is said by column, and of two rows with one SKU the second names the first", async () => {
    const added = await run([plain("THEIRS-1", { location: "2" })]);
    expect(added).toMatchObject({ created_count: 1 });
    const [{ prod_id: elsewhere } = { prod_id: 0 }] = await bySku("THEIRS-1");
    const before = await all();
    const { said } = await check([
      plain("TWO-1"),
      plain("two-1"),
      plain("CAT-1", { category: "Kitchen & Dining > Nowhere" }),
      plain("BR-1", { brand: "Nobody's" }),
      plain("PR-1", { price: "-" }),
      plain("TAX-1", { cgst: "9.18E+09" }),
      plain("HSN-1", { hsn: "905" }),
      plain("OF-1", { offer_from: "02/28/2099" }),
      plain("LOC-1", { location: "Fernway Shimla" }),
      plain("LOC-2", { location: "" }),
      { product_id: "999999", name: "Nobody's" },
      { product_id: String(elsewhere), location, name: "Of another location" },
      { product_sku: "CO-1", location, name: "Only a name" },
      plain("AV-1", { available: "no" }),
      plain("CTY-1", { country_of_origin: "Atlantis" }),
      plain("OK-1", { country_of_origin: "Sri Lanka" }),
    ]);
    expect(said).toEqual([
      [2, "to_create"],
      [3, "refused", "SKU: The same as in row 2"],
      [4, "refused", "Category: The category does not exist"],
      [5, "refused", "Brand: The brand does not exist"],
      [6, "refused", "Price: Please Enter Product Price"],
      [7, "refused", "CGST: Looks rounded by a spreadsheet"],
      [8, "refused", "HSN Code: Begins with 0?"],
      [9, "refused", "Start Date: The day comes first: DD/MM/YYYY"],
      [10, "refused", "Location: The seller does not exist"],
      [11, "refused", "Location: Location is required"],
      [12, "refused", "Product id: The product does not exist"],
      [13, "refused", "Product id: The product does not exist"],
      [14, "refused", "Category: Level1 Category is required"],
      [15, "refused", "Available: Only a variant can be unavailable"],
      [16, "refused", "Country of Origin: Country is not known"],
      [17, "to_create"],
    ]);
    expect(await all()).toEqual(before);
  });
});
