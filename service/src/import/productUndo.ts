import { sql } from "kysely";
import * as v from "valibot";
import { staleMessage } from "../bulkEdit/rows.ts";
import { broken } from "../http/httpError.ts";
import type { Values } from "../job/rowTable.ts";
import { detailFields } from "../product/createSignup.ts";
import { checkOffer, discountFields } from "../product/discount.ts";
import { lockProduct } from "../product/lock.ts";
import { priceFields } from "../product/price.ts";
import { pricingGapOf } from "../product/ready.ts";
import { editProduct, removeProduct } from "../product/resource.ts";
import { changeStock } from "../stock/resource.ts";
import { editVariant } from "../variant/editVariant.ts";
import type { DoneRow, Importing } from "./kind.ts";
import { isOurs, type Product } from "./productFind.ts";
import { checkUntouched, isSame } from "./sameRecord.ts";

const part = v.nullish(v.record(v.string(), v.unknown()));
const values = v.looseObject({ variant: part, stock: part });

/** What a row has of the product, of its variant and of what is counted, on one side of the change. */
function partsOf(side: Values) {
  const { variant = null, stock = null, ...own } = v.parse(values, side);
  return { own, variant, stock };
}

const isEmpty = (side: Values): boolean => Object.keys(side).length === 0;

/** Those of the columns that a form has. */
const within = (side: Values, form: object): Values =>
  Object.fromEntries(Object.entries(side).filter(([column]) => column in form));

/**
 * Takes back what a row has done to a product, its variant and its stock, where all of it is as the import has left it: what was sold
 * since is not put back. A new product is deleted, with its variants and counts; a variant that others have come to use with it stays.
 * @throws HttpError, or an error of the database
 */
export async function undoProduct({ entityId, before, after }: DoneRow, importing: Importing): Promise<void> {
  const { db, may, call } = importing;
  const is = partsOf(after);
  const product = await db
    .selectFrom("product")
    .selectAll()
    .where(isOurs(importing))
    .where("prod_id", "=", entityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product === undefined) throw broken("The product does not exist");
  checkUntouched({ ...product }, { before, after: is.own });
  if (before === null) {
    await checkParts(product, is.stock, importing);
    // A further row: the product goes with its first one.
    if (isEmpty(is.own)) return;
    may("PRODUCT_DELETE");
    await call(removeProduct, { params: { prod_id: String(entityId) } });
    return;
  }
  const was = partsOf(before);
  if (is.variant !== null) await undoVariant(product, was.variant, is.variant, importing);
  if (is.stock !== null) await undoStock(product, was.stock, is.stock, importing);
  if (!isEmpty(was.own)) await undoOwn(product, was.own, importing);
}

/** Refuses a new product of which a variant or a count was written since: they were made with it, and would go with it. */
async function checkParts({ prod_id, created_at }: Product, counted: Values | null, { db }: Importing) {
  const variants = await db
    .selectFrom("variant")
    .select("updated_at")
    .where("prod_id", "=", prod_id)
    .forNoKeyUpdate()
    .execute();
  const stocks = await db
    .selectFrom("stock")
    .select(["varient_id", "updated_at"])
    .where("prod_id", "=", prod_id)
    .forNoKeyUpdate()
    .execute();
  const isCounted = stocks.some(({ varient_id }) => isSame(varient_id, counted?.["varient_id"]));
  if (
    (counted !== null && !isCounted) ||
    [...variants, ...stocks].some((part) => part.updated_at !== created_at)
  )
    throw broken(staleMessage);
}

/**
 * Gives a product what it had. Price and offer are written past the rules of their forms, which never take back a first price or an
 * offer's start in the past; but what is no draft any more keeps a price and taxes, and no offer ends before it starts.
 */
async function undoOwn({ prod_id }: Product, was: Values, { db, may, call }: Importing): Promise<void> {
  may("PRODUCT_UPDATE");
  const details = within(was, detailFields);
  if (!isEmpty(details)) await call(editProduct, { params: { prod_id: String(prod_id) }, body: details });
  const prices = within(was, priceFields);
  const discounts = within(was, discountFields);
  const columns = Object.entries({ ...prices, ...discounts });
  if (columns.length === 0) return;
  await sql`update product set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where prod_id = ${prod_id}`.execute(db);
  const now = await lockProduct(db, prod_id);
  const gap = isEmpty(prices) || now.prod_status === "draft" ? null : pricingGapOf(now);
  if (gap !== null) throw broken(gap);
  if (!isEmpty(discounts)) checkOffer(now, now.special_offer_start_date);
}

async function undoVariant(
  product: Product,
  was: Values | null,
  is: Values,
  { db, may, call }: Importing,
): Promise<void> {
  if (was === null) throw broken("A variant cannot be deleted: close it instead");
  const now = await db
    .selectFrom("variant")
    .selectAll()
    .where("varient_id", "=", v.parse(v.number(), is["varient_id"]))
    .where("prod_id", "=", product.prod_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (now === undefined) throw broken("The variant does not exist");
  checkUntouched({ ...now }, { before: was, after: is });
  may("VARIANT_UPDATE");
  if (now.closed) throw broken("This variant is closed. Enable it before you change it.");
  if (is["default_price"] === true) throw broken("Choose another default variant instead", "default_price");
  await call(editVariant, { body: was });
}

const counts = v.object({
  varient_id: v.nullable(v.number()),
  stock_quantity: v.optional(v.number()),
  low_stock_at: v.optional(v.number()),
});

const results = v.pipe(
  v.array(v.object({ outcome: v.string(), message: v.nullable(v.string()) })),
  v.minLength(1),
);

async function undoStock(
  { prod_id }: Product,
  was: Values | null,
  is: Values,
  { db, may, call }: Importing,
): Promise<void> {
  const left = v.safeParse(counts, is);
  // An earlier version did not keep what it has counted.
  if (!left.success) throw broken(staleMessage);
  const { varient_id } = left.output;
  const now = await db
    .selectFrom("stock")
    .selectAll()
    .where("prod_id", "=", prod_id)
    .where("varient_id", varient_id === null ? "is" : "=", varient_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  checkUntouched({ ...now }, { before: was ?? {}, after: is });
  may("STOCK_UPDATE");
  const { stock_quantity = null, low_stock_at = null } = was === null ? {} : v.parse(counts, was);
  const row = { prod_id, varient_id, set_to: stock_quantity, low_stock_at, is_counted: was !== null };
  const [result] = v.parse(results, await call(changeStock, { body: { rows: [row] } }));
  if (result?.outcome !== "DONE") throw broken(result?.message ?? staleMessage);
}
