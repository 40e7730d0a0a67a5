import { expect, test } from "vitest";
import * as v from "valibot";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, imported, ran, rowsOf, startImport } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };
type Who = typeof owner | typeof seller;

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const run = (kind: string, rows: readonly Row[], who: Who = owner) => {
    const { columns, cells } = tableOf(rows);
    return imported(service(), { ...who, kind }, columns, cells);
  };
  const check = async (kind: string, rows: readonly Row[], who: Who = owner) => {
    const { columns, cells } = tableOf(rows);
    const job = await startImport(service(), { ...who, kind }, columns, cells);
    await checked(service(), job);
    const said = (await rowsOf(service(), job)).map(({ outcome, problems }) => [
      outcome,
      ...(problems ?? []).map(({ label, message }) => `${label ?? "row"}: ${message}`),
    ]);
    return { job, said };
  };
  const list = async (path: string) =>
    v.parse(v.array(v.looseObject({})), (await call(`GET /v1/${path}/company_po_id/1`)).body);
  const denied = ["refused", "row: You are not allowed to do this."];

  test("prices and stock are those of what is there, each row by itself", async () => {
    const shared = { location: "1", category: "Pantry", cgst: "9", sgst: "9", igst: "18" };
    const variant = { variant_short_name: "S", variant_long_name: "L", price: "10" };
    await run("product", [
      { ...shared, product_sku: "PS-1", name: "Plain", price: "10", stock: "1" },
      { ...shared, product_sku: "PS-2", name: "Varied", ...variant, variant_sku: "PS-2-A" },
      { product_sku: "PS-2", ...variant, variant_sku: "PS-2-B" },
      { ...shared, product_sku: "PS-3", name: "Elsewhere", price: "10", location: "2" },
    ]);
    const rows: Row[] = [
      { product_sku: "PS-1", price: "1,299", stock: "9" },
      { variant_sku: "PS-2-A", price: "20", gift_price: "30", available: "no" },
      { variant_sku: "PS-2-B", price: "21", stock: "4", low_stock_at: "2" },
      { product_sku: "PS-2", price: "22" },
      { product_sku: "ps-1", price: "23" },
      { product_sku: "PS-NONE", price: "24" },
      { variant_sku: "PS-NONE", price: "25" },
      { product_sku: "PS-1", variant_sku: "PS-2-A", price: "26" },
      { price: "27" },
      { product_sku: "PS-3", price: "-5" },
    ];
    const { job, said } = await check("price_stock", rows);
    expect(said).toEqual([
      ["to_change"],
      ["to_change"],
      ["to_change"],
      ["refused", "Price: It has variants: say which one"],
      ["refused", "Product id: The same as in row 2"],
      ["refused", "SKU: The product does not exist"],
      ["refused", "Variant SKU: The variant does not exist"],
      ["refused", "Variant SKU: The variant does not exist"],
      ["refused", "row: Say which one: by id or SKU"],
      ["refused", "Price: Price must be more than 0, with at most two decimals"],
    ]);
    expect(await ran(service(), job)).toMatchObject({ job: { ok_count: 3, refused_count: 7 } });
    expect(await run("price_stock", rows.slice(0, 3))).toMatchObject({ unchanged_count: 3 });
    const plain = (await list("companySellerProdLoc")).find((one) => one["sku_seller"] === "PS-1");
    expect(plain).toMatchObject({ product_price: "1299.00", prod_status: "draft" });
    expect((await check("price_stock", [{ product_sku: "PS-3", price: "1" }], seller)).said).toEqual([
      ["refused", "SKU: The product does not exist"],
    ]);
  });

  test("manufacturers are a location's, found by name there", async () => {
    const rows: Row[] = [
      { name: "Made here", location: "1", country: "India", state: "Karnataka", zip: "560 001" },
      { name: "Made here", location: "2", country: "LKA", state: "Western" },
      { name: "Made here", country: "India" },
      { name: "MADE here", location: "1", country: "India" },
      { name: "Made where", location: "1", country: "Atlantis" },
    ];
    const { job, said } = await check("manufacturer", rows);
    expect(said).toEqual([
      ["to_create"],
      ["to_create"],
      ["refused", "Location: Location is required"],
      ["refused", "Manufacturer Name: The same as in row 2"],
      ["refused", "Country: Country is not known"],
    ]);
    await ran(service(), job);
    const made = (await list("companySellerManu")).filter((one) => one["manu_name"] === "Made here");
    expect(made).toMatchObject([
      { seller_id: 1, countryshort: "IND", country: "India", stateshort: "KA", zip: "560001" },
      { seller_id: 2, countryshort: "LKA", country: "Sri Lanka", stateshort: "Western" },
    ]);
    expect((await check("manufacturer", [{ name: "Made here", area: "New" }])).said).toEqual([
      ["refused", "Manufacturer Name: Several locations have this name: name the location"],
    ]);
    expect(await run("manufacturer", [{ name: "Made here", area: "New" }], seller)).toMatchObject({
      changed_count: 1,
    });
    const theirs = String(made[1]?.["manu_id"]);
    expect((await check("manufacturer", [{ manufacturer_id: theirs, name: "Mine" }], seller)).said).toEqual([
      ["refused", "Manufacturer id: The manufacturer does not exist"],
    ]);
  });

  test("vendors and pickup points are the company's, with words and names for codes", async () => {
    const vendor = { name: "Import Mill", phone: "9845012345", payment_terms: "30 days", state: "Karnataka" };
    const vendors: Row[] = [
      { ...vendor, categories: "Pantry; Kitchen & Dining > Cookware", enterprise: "Micro" },
      { ...vendor, name: "Import Forge", categories: "Nowhere" },
      { ...vendor, name: "Import Loom", payment_terms: "later", state: "KA" },
      { ...vendor, name: "Import Kiln", phone: "9.84501E+09" },
    ];
    const checkedVendors = await check("vendor", vendors);
    expect(checkedVendors.said).toEqual([
      ["to_create"],
      ["refused", "Categories: The category does not exist"],
      ["refused", "Payment Terms: Payment Terms are required"],
      ["refused", "Phone: Looks rounded by a spreadsheet"],
    ]);
    await ran(service(), checkedVendors.job);
    const mill = (await list("companyVendor")).find((one) => one["vendor_name"] === "Import Mill");
    expect(mill).toMatchObject({
      payment_terms: "net_30",
      stateshort: "KA",
      msme_class: "micro",
      category_ids: ["1-5", "2-1"],
    });
    expect(await run("vendor", vendors.slice(0, 1))).toMatchObject({ unchanged_count: 1 });
    const point = { area: "Fort", zip: "400001", state: "Maharashtra", phone: "02226634100" };
    const points: Row[] = [
      {
        ...point,
        name: "Import corner",
        location: "Verdant Pune Warehouse",
        opening_hours: "Mon-Tue 9:00-13:00, 14:00-18:00; Sat 10:00-14:00",
      },
      { ...point, name: "Import yard", opening_hours: "always" },
      { ...point, name: "Import gate", opening_hours: "Mon 18:00-09:00" },
    ];
    const checkedPoints = await check("pickup_point", points);
    expect(checkedPoints.said).toEqual([
      ["to_create"],
      ["refused", "Opening hours: Write opening hours like Mon-Fri 09:00-18:00; Sat 10:00-14:00"],
      ["refused", "Opening hours: It closes after it opens"],
    ]);
    await ran(service(), checkedPoints.job);
    const corner = (await list("companyPickupPoint")).find(
      (one) => one["pickup_point_name"] === "Import corner",
    );
    expect(corner).toMatchObject({ seller_id: 2, stateshort: "MH", lead_time_hours: 24, keep_days: 7 });
    expect(corner?.["opening_hours"]).toEqual([
      { day: 1, opens: "09:00", closes: "13:00" },
      { day: 1, opens: "14:00", closes: "18:00" },
      { day: 2, opens: "09:00", closes: "13:00" },
      { day: 2, opens: "14:00", closes: "18:00" },
      { day: 6, opens: "10:00", closes: "14:00" },
    ]);
    expect(await run("pickup_point", points.slice(0, 1))).toMatchObject({ unchanged_count: 1 });
    const id = String(mill?.["vendor_id"]);
    expect((await check("vendor", [{ vendor_id: id, name: "Mine" }, vendor], seller)).said).toEqual([
      denied,
      denied,
    ]);
    expect((await check("pickup_point", points.slice(0, 1), seller)).said).toEqual([denied]);
  });

  test("products are put into collections, once", async () => {
    const [member, other] = (await list("companySellerProdLoc")).filter((one) => one["sku_seller"] !== null);
    const made = await call("POST /v1/companyCollection", {
      company_po_id: 1,
      collection_name: "Imported",
      collection_enable_select: true,
      collection_enable_display: true,
    });
    const id = String(field(made.body, "collection_id"));
    const sku = String(member?.["sku_seller"]);
    const where = { collection: "imported", location: String(member?.["seller_id"]) };
    const { job, said } = await check("collection_product", [
      { ...where, product_sku: sku },
      { collection: id, product_id: String(other?.["prod_id"]) },
      { ...where, collection: id, product_sku: sku },
      { collection: "Nobody's", product_sku: sku },
      { collection: id, product_id: "999999" },
    ]);
    expect(said).toEqual([
      ["to_create"],
      ["to_create"],
      ["refused", "Product id: The same as in row 2"],
      ["refused", "Collection: The collection does not exist"],
      ["refused", "Product id: The product does not exist"],
    ]);
    await ran(service(), job);
    const { body } = await call(`GET /v1/companyCollectionProduct/collection_id/${id}`);
    expect(body).toMatchObject([{ prod_id: member?.["prod_id"] }, { prod_id: other?.["prod_id"] }]);
    const again = { ...where, product_sku: sku };
    expect(await run("collection_product", [again])).toMatchObject({ unchanged_count: 1 });
    expect((await check("collection_product", [again], seller)).said).toEqual([denied]);
  });
});
