import { type Selectable, type SqlBool, sql } from "kysely";
import * as v from "valibot";
import { addBrand } from "../brand/resource.ts";
import { countryCode } from "../country/resource.ts";
import { broken } from "../http/httpError.ts";
import type { ProductTable } from "../product/table.ts";
import type { Importing, Scope } from "./kind.ts";
import type { ProductValues } from "./productFields.ts";

export type Product = Selectable<ProductTable>;

const id = /^[1-9]\d{0,8}$/;

/** A cell as the id that it says; 0, which nothing has, for one that is none. */
export const idOf = (text: string): number => (id.test(text) ? Number(text) : 0);

/**
 * Records of the company, and of the importer's location where they have one. Named by their locations, because what is unique
 * is so at its location: an SKU is found by that index, however many products there are.
 */
export const isOurs = ({ companyId, sellerId }: Scope) =>
  sql<SqlBool>`company_po_id = ${companyId} and ${
    sellerId === null
      ? sql`seller_id in (select own.seller_id from seller as own where own.company_po_id = ${companyId})`
      : sql`seller_id = ${sellerId}`
  }`;

/** The location that a row names by name or id, else the importer's own; null where there is neither. @throws HttpError 422 */
export async function locationOf(
  named: ProductValues["location"],
  { db, companyId, sellerId }: Importing,
): Promise<number | null> {
  if (typeof named !== "string") return sellerId;
  const found = await db
    .selectFrom("seller")
    .select("seller_id")
    .where("company_po_id", "=", companyId)
    .where(sql<SqlBool>`(seller_id = ${idOf(named)} or name_key(business_name) = name_key(${named}))`)
    .orderBy(sql`seller_id = ${idOf(named)}`, "desc")
    .executeTakeFirst();
  if (found === undefined || (sellerId !== null && found.seller_id !== sellerId))
    throw broken("The seller does not exist", "seller_id");
  return found.seller_id;
}

/**
 * The product that rows are about, locked: by its id, else by its SKU, else by a variant. Undefined for a new one: an SKU that no
 * product of the location has is a new one's, an id is not.
 * @throws HttpError 422
 */
export async function findProduct(
  values: ProductValues,
  variant: ProductValues,
  location: number | null,
  importing: Importing,
): Promise<Product | undefined> {
  const { db, companyId } = importing;
  const scope = { companyId, sellerId: location };
  const products = () => db.selectFrom("product").selectAll().where(isOurs(scope)).limit(2).forNoKeyUpdate();
  if (typeof values.product_id === "string") {
    const found = await products().where("prod_id", "=", idOf(values.product_id)).executeTakeFirst();
    if (found === undefined) throw broken("The product does not exist", "prod_id");
    return found;
  }
  if (typeof values.product_sku === "string") {
    const found = await products()
      .where(sql<SqlBool>`sku_seller is not null and name_key(sku_seller) = name_key(${values.product_sku})`)
      .execute();
    if (found.length > 1) throw broken("Several locations have this SKU: name the location", "sku_seller");
    if (found[0] !== undefined) return found[0];
  }
  const byVariant = await findVariants(variant, importing, scope);
  if (byVariant.length === 0 || (typeof variant.variant_id !== "string" && values.product_sku !== undefined))
    return undefined;
  return products().where("prod_id", "in", byVariant).executeTakeFirst();
}

/** The products of the variant that a row names. @throws HttpError 422 */
async function findVariants(
  { variant_id, variant_sku }: ProductValues,
  { db }: Importing,
  scope: Scope,
): Promise<readonly number[]> {
  const variants = db.selectFrom("variant").select("prod_id").where(isOurs(scope)).limit(2);
  if (typeof variant_id === "string") {
    const found = await variants.where("varient_id", "=", idOf(variant_id)).executeTakeFirst();
    if (found === undefined) throw broken("The variant does not exist", "varient_id");
    return [found.prod_id];
  }
  if (typeof variant_sku !== "string") return [];
  const found = await variants
    .where(sql<SqlBool>`sku_seller is not null and name_key(sku_seller) = name_key(${variant_sku})`)
    .execute();
  if (found.length > 1) throw broken("Several locations have this SKU: name the location", "variant_sku");
  return found.map(({ prod_id }) => prod_id);
}

const identified = v.object({ brand_id: v.number() });

/**
 * What rows name by name, as the calls take it: category with its whole path, brand, manufacturer and country of origin.
 * @throws HttpError 422 for what is not there, and 403 for a brand to be added by who may not
 */
export async function referencesOf(
  values: ProductValues,
  location: number,
  before: Product | undefined,
  importing: Importing,
): Promise<Readonly<Record<string, number | string | null>>> {
  const { db, companyId } = importing;
  const { category, brand, manufacturer, country_of_origin: country } = values;
  const path = typeof category === "string" ? category.split(">").map((name) => name.trim()) : [];
  const [first = null, second = null, third = null] = path;
  const text = (value: typeof brand) => (typeof value === "string" ? value : null);
  const { rows } = await sql<{
    first: number | null;
    second: number | null;
    third: number | null;
    brand: number | null;
    manufacturer: number | null;
    countryshort: string | null;
  }>`
    select one.level1_id as first, two.level2_id as second, three.level3_id as third,
      brand.brand_id as brand, manu.manu_id as manufacturer, manu.countryshort
    from (select) as nothing
    left join category1 as one on one.company_po_id = ${companyId}
      and name_key(one.level1_name) = name_key(${first}::text)
    left join category2 as two on two.level1_id = one.level1_id
      and name_key(two.level2_name) = name_key(${second}::text)
    left join category3 as three on three.level2_id = two.level2_id
      and name_key(three.level3_name) = name_key(${third}::text)
    left join brand on brand.company_po_id = ${companyId}
      and name_key(brand.brand_name) = name_key(${text(brand)}::text)
    left join manufacturer as manu on manu.seller_id = ${location}
      and name_key(manu.manu_name) = name_key(${text(manufacturer)}::text)
    limit 1`.execute(db);
  const found = rows[0];
  const body: Record<string, number | string | null> = {};
  if (category !== undefined) {
    const levels = [found?.first ?? null, found?.second ?? null, found?.third ?? null];
    if (category === null) throw broken("Level1 Category is required", "category1_id");
    if (path.length > levels.length || path.some((_name, level) => levels[level] === null))
      throw broken("The category does not exist", "category1_id");
    [body["category1_id"], body["category2_id"], body["category3_id"]] = [
      levels[0] ?? null,
      levels[1] ?? null,
      levels[2] ?? null,
    ];
  }
  if (brand !== undefined)
    body["prod_brand"] = brand === null ? null : (found?.brand ?? (await addedBrand(brand, importing)));
  if (manufacturer !== undefined) {
    if (manufacturer !== null && found?.manufacturer == null)
      throw broken("The manufacturer does not exist", "manu_id");
    body["manu_id"] = found?.manufacturer ?? null;
  }
  const maker = body["manu_id"] === undefined ? (before?.manu_id ?? null) : body["manu_id"];
  if (maker !== null) {
    // The manufacturer decides the country of origin (decision D-56), from when it is chosen.
    if (body["manu_id"] !== undefined && maker !== before?.manu_id)
      body["country_origin"] = found?.countryshort ?? null;
    else if (body["manu_id"] === undefined && country !== undefined && country !== before?.country_origin)
      throw broken("Its manufacturer decides the country of origin", "country_origin");
  } else if (country !== undefined) {
    const code = typeof country === "string" ? countryCode(country) : null;
    if (code === undefined) throw broken("Country is not known", "country_origin");
    body["country_origin"] = code;
  }
  return body;
}

/** A brand that is not there: added where that is wished, and whoever imports may. @throws HttpError 403, 422 */
async function addedBrand(name: ProductValues["brand"], importing: Importing): Promise<number> {
  if (!importing.addsMissing) throw broken("The brand does not exist", "prod_brand");
  importing.may("BRAND_CREATE");
  const body = { brand_name: name, company_po_id: importing.companyId };
  return v.parse(identified, await importing.call(addBrand, { body })).brand_id;
}
