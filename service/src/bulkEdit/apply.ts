import { type Selectable, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import type { Values } from "../job/rowTable.ts";
import { lockProduct } from "../product/lock.ts";
import { checkOffer, storedOffer } from "../product/discount.ts";
import { gapOf } from "../product/ready.ts";
import { moveProduct } from "../product/status.ts";
import type { ProductStatus, ProductTable } from "../product/table.ts";
import { giftPrice } from "../variant/addVariant.ts";
import { type ProductAction, type ProductChange } from "./change.ts";
import { isSame, valuesOf } from "./columns.ts";
import {
  changedItems,
  itemValueNamed,
  stockCounts,
  variantAvailability,
  variantGifts,
  variantPrices,
} from "./items.ts";
import { newCount } from "./newCount.ts";
import { newPrice } from "./newPrice.ts";

type Product = Selectable<ProductTable>;

/** Whose products are changed. */
export interface Scope {
  readonly companyId: number;
  /** The location; null for all of them. */
  readonly sellerId: number | null;
  /** What whoever changes them may do. */
  readonly allowed: readonly string[];
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

/** What a change writes of a product, with the new values. */
async function wanted(db: Connection, product: Product, change: ProductChange): Promise<Values> {
  if (change.action === "set") return wantedFields(db, product, change.fields ?? {});
  if (change.action === "stock") {
    const { stock } = change;
    if (stock === null) throw broken("stock is required", "stock");
    return changedItems(db, product, stockCounts, (count) => newCount(count, stock));
  }
  if (change.action === "availability") {
    const { is_available } = change;
    if (is_available === null) throw broken("is_available is required", "is_available");
    if (!product.prod_varient_enabled) throw broken("It has no variants");
    return changedItems(db, product, variantAvailability, () => is_available);
  }
  const { price } = change;
  if (price === null) throw broken("price is required", "price");
  if (!product.prod_varient_enabled) {
    if (product.product_price === null && price.mode !== "set") throw broken("It has no price yet");
    return { product_price: newPrice(product.product_price ?? "0", price) };
  }
  if (!price.with_variants) throw broken("It has variants, whose prices stay");
  return changedItems(db, product, variantPrices, (before) => newPrice(before, price));
}

type Fields = NonNullable<ProductChange["fields"]>;

/** The columns that are set, by the rules of the forms that they stand in. */
async function wantedFields(db: Connection, product: Product, fields: Fields): Promise<Values> {
  const {
    gift_wrapping_enabled,
    gift_wrapping_price = null,
    enable_special_offer,
    special_offer_percentage = null,
    special_offer_start_date = null,
    special_offer_end_date = null,
    special_offer_infinite = false,
    ...rest
  } = fields;
  const values = given(rest);
  await checkOrigin(db, product, values);
  return {
    ...values,
    ...(gift_wrapping_enabled !== undefined &&
      (await wantedGift(db, product, gift_wrapping_enabled, gift_wrapping_price))),
    ...(enable_special_offer !== undefined &&
      wantedOffer(product, {
        enable_special_offer,
        special_offer_percentage,
        special_offer_start_date,
        special_offer_end_date,
        special_offer_infinite,
      })),
  };
}

/** Wrapping as a gift belongs to what is sold: the product, or each of its open variants. */
async function wantedGift(
  db: Connection,
  product: Product,
  gift_wrapping_enabled: boolean,
  price: string | null,
): Promise<Values> {
  const gift_wrapping_price = giftPrice(gift_wrapping_enabled, price);
  if (!product.prod_varient_enabled) return { gift_wrapping_enabled, gift_wrapping_price };
  return changedItems(db, product, variantGifts, () => (gift_wrapping_enabled ? gift_wrapping_price : null));
}

/** An offer that is switched off keeps what it was, as in the wizard. */
function wantedOffer(product: Product, offer: Parameters<typeof storedOffer>[0]): Values {
  if (!offer.enable_special_offer) return { enable_special_offer: false };
  checkOffer(offer, product.special_offer_start_date);
  return { ...offer, ...storedOffer(offer) };
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
function given(fields: Omit<Fields, "gift_wrapping_enabled">): Values {
  const { category1_id, category2_id = null, category3_id = null, ...rest } = fields;
  const path = category1_id === undefined ? {} : { category1_id, category2_id, category3_id };
  return Object.fromEntries(Object.entries({ ...path, ...rest }).filter(([, value]) => value !== undefined));
}

/** Columns of variants, which are for who may change variants, whatever else of the product they come with. */
const ofVariants = [variantPrices.name, variantGifts.name];

/** Writes columns of a product, and values of what it is sold as. Throws an HttpError with status 422 for what is not allowed. */
async function write(db: Connection, product: Product, values: Values, { allowed }: Scope) {
  if (ofVariants.some((name) => name in values) && !allowed.includes("VARIANT_UPDATE"))
    throw broken("It has variants, which you may not change");
  const columns = [];
  for (const [name, value] of Object.entries(values)) {
    const ofItems = itemValueNamed(name);
    if (ofItems) await ofItems.write(db, product, value);
    else columns.push(sql`${sql.ref(name)} = ${value}`);
  }
  // A count is no part of the product: who has its form open may save it.
  if (Object.keys(values).every((name) => name === stockCounts.name)) return;
  await sql`update product set ${sql.join([...columns, sql`updated_at = now()`])}
    where prod_id = ${product.prod_id}`.execute(db);
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
  if (change.action === "delete") {
    await db.deleteFrom("product").where("prod_id", "=", prodId).execute();
    return { name, before: { prod_name: name }, after: { prod_name: null } };
  }
  const target = targets[change.action];
  if (target !== undefined) return moveTo(db, product, target, change.reason);
  const after = await wanted(db, product, change);
  const before = await valuesOf(db, product, Object.keys(after));
  if (!isSame(after, before)) await write(db, product, after, scope);
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
  else await write(db, product, before, scope);
  return { name, before: now, after: before };
}
