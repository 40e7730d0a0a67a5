import { type Selectable, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import type { Values } from "../job/rowTable.ts";
import { lockProduct } from "../product/lock.ts";
import { gapOf } from "../product/ready.ts";
import { moveProduct } from "../product/status.ts";
import type { ProductStatus, ProductTable } from "../product/table.ts";
import { type ProductAction, type ProductChange } from "./change.ts";
import { isSame, pricesOfVariants, valuesOf, variantPrices } from "./columns.ts";
import { newPrice } from "./newPrice.ts";

type Product = Selectable<ProductTable>;

/** Whose products are changed. */
export interface Scope {
  readonly companyId: number;
  /** The location; null for all of them. */
  readonly sellerId: number | null;
}

/** What a change has written: nothing where all was so already. */
export interface Written {
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
  readonly isStale?: boolean;
}

const targets: Partial<Record<ProductAction, ProductStatus>> = {
  submit: "pending",
  enable: "enabled",
  return: "rectification",
  disable: "disabled",
};

const stateColumns = ["prod_status", "prod_status_reason", "prod_status_step"];

/** A product of the scope, locked. Throws an HttpError with status 404 for any other. */
async function lockInScope(db: Connection, id: number, { companyId, sellerId }: Scope): Promise<Product> {
  const product = await lockProduct(db, id);
  if (product.company_po_id !== companyId || (sellerId !== null && product.seller_id !== sellerId))
    throw notFound("Product");
  return product;
}

/** The columns of a product that a change writes, with their new values. */
async function wanted(db: Connection, product: Product, change: ProductChange): Promise<Values> {
  if (change.action === "set") {
    const values = given(change.fields ?? {});
    await checkOrigin(db, product, values);
    return values;
  }
  const { price } = change;
  if (price === null) throw broken("price is required", "price");
  if (!product.prod_varient_enabled) {
    if (product.product_price === null && price.mode !== "set") throw broken("It has no price yet");
    return { product_price: newPrice(product.product_price ?? "0", price) };
  }
  if (!price.with_variants) throw broken("It has variants, whose prices stay");
  const prices = Object.entries(await pricesOfVariants(db, product.prod_id));
  if (prices.length === 0) throw broken("It has no open variant");
  return { [variantPrices]: Object.fromEntries(prices.map(([id, before]) => [id, newPrice(before, price)])) };
}

/** A manufacturer is of the product's location, and decides the country of origin (decision D-56). */
async function checkOrigin(
  db: Connection,
  { manu_id, seller_id }: Product,
  { manu_id: given, ...values }: Values,
): Promise<void> {
  if (given === undefined && "country_origin" in values && manu_id !== null)
    throw broken("Its manufacturer decides the country of origin");
  if (typeof given !== "number") return;
  const manufacturer = await db
    .selectFrom("manufacturer")
    .select("seller_id")
    .where("manu_id", "=", given)
    .executeTakeFirst();
  if (manufacturer?.seller_id !== seller_id) throw broken("This manufacturer belongs to another location");
}

/** A category is its whole path: the levels that are not named go with it. */
function given(fields: NonNullable<ProductChange["fields"]>): Values {
  const { category1_id, category2_id = null, category3_id = null, ...rest } = fields;
  const path = category1_id === undefined ? {} : { category1_id, category2_id, category3_id };
  return Object.fromEntries(Object.entries({ ...path, ...rest }).filter(([, value]) => value !== undefined));
}

const pricesByVariant = v.record(v.string(), v.string());

/** Writes columns of a product, and the prices of its variants. */
async function write(db: Connection, product: Product, { [variantPrices]: prices, ...columns }: Values) {
  const { prod_id } = product;
  for (const [id, price] of Object.entries(prices === undefined ? {} : v.parse(pricesByVariant, prices)))
    await db
      .updateTable("variant")
      .set({ product_price: price })
      .where("varient_id", "=", Number(id))
      .where("prod_id", "=", prod_id)
      .execute();
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update product set ${sql.join([...changes, sql`updated_at = now()`])}
    where prod_id = ${prod_id}`.execute(db);
}

/**
 * Makes one change of one product, as its form would.
 * @throws HttpError 404 for one outside of the scope, 422 and 400 when it is refused
 */
export async function applyChange(
  db: Connection,
  prodId: number,
  change: ProductChange,
  scope: Scope,
): Promise<Written> {
  const product = await lockInScope(db, prodId, scope);
  const name = product.prod_name;
  const target = targets[change.action];
  if (target !== undefined) return moveTo(db, product, target, change.reason);
  const after = await wanted(db, product, change);
  const before = await valuesOf(db, product, Object.keys(after));
  if (!isSame(after, before)) await write(db, product, after);
  return { name, before, after };
}

async function moveTo(
  db: Connection,
  product: Product,
  prod_status: ProductStatus,
  reason: string | null,
): Promise<Written> {
  const { prod_id, prod_name: name } = product;
  const before = await valuesOf(db, product, stateColumns);
  if (product.prod_status === prod_status) return { name, before, after: before };
  if (prod_status === "pending" || prod_status === "enabled") {
    const gap = await gapOf(db, product);
    if (gap !== null) throw broken(gap);
  }
  await moveProduct(db, product, { prod_status, prod_status_reason: reason, prod_status_step: null });
  const after = await valuesOf(db, await lockProduct(db, prod_id), stateColumns);
  return { name, before, after };
}

const state = v.object({
  prod_status: v.picklist(["draft", "pending", "enabled", "rectification", "disabled"]),
  prod_status_reason: v.nullable(v.string()),
  prod_status_step: v.nullable(v.number()),
});

/**
 * Gives a product what it had before a change, as long as it is as the change left it.
 * @throws HttpError as `applyChange`
 */
export async function revertChange(
  db: Connection,
  prodId: number,
  { before, after }: Pick<Written, "before" | "after">,
  scope: Scope,
): Promise<Written> {
  const product = await lockInScope(db, prodId, scope);
  const now = await valuesOf(db, product, Object.keys(after));
  const name = product.prod_name;
  if (!isSame(after, now)) return { name, before: now, after: now, isStale: true };
  if ("prod_status" in before) await moveProduct(db, product, v.parse(state, before));
  else await write(db, product, before);
  return { name, before: now, after: before };
}
