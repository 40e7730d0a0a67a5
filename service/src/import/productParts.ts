import { type Selectable, type SqlBool, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import { changeStock } from "../stock/resource.ts";
import type { StockTable } from "../stock/table.ts";
import { addVariant } from "../variant/addVariant.ts";
import { editVariant } from "../variant/editVariant.ts";
import type { VariantTable } from "../variant/table.ts";
import type { Importing } from "./kind.ts";
import type { ProductValues } from "./productFields.ts";
import { idOf, type Product } from "./productFind.ts";
import { differs, giftOf, padded, said } from "./productForms.ts";

export type Variant = Selectable<VariantTable>;
export type Stock = Selectable<StockTable>;

/** The variant of a product that a row names by its id, else by its SKU. @throws HttpError 422 for an id that is none of its */
export async function findVariant(
  db: Connection,
  product: Product | undefined,
  { variant_id, variant_sku }: ProductValues,
): Promise<Variant | undefined> {
  const isNamed = typeof variant_id === "string";
  if (product === undefined || (!isNamed && typeof variant_sku !== "string")) {
    if (isNamed) throw broken("The variant does not exist", "varient_id");
    return undefined;
  }
  const found = await db
    .selectFrom("variant")
    .selectAll()
    .where("prod_id", "=", product.prod_id)
    .where(
      isNamed
        ? sql<SqlBool>`varient_id = ${idOf(variant_id)}`
        : sql<SqlBool>`name_key(sku_seller) = name_key(${variant_sku})`,
    )
    .executeTakeFirst();
  if (found === undefined && isNamed) throw broken("The variant does not exist", "varient_id");
  return found;
}

const identified = v.object({ varient_id: v.number() });

/** Adds or changes a variant as its form would. @returns its id */
export async function saveVariant(
  prodId: number,
  values: ProductValues,
  before: Variant | undefined,
  { db, may, call }: Importing,
): Promise<number> {
  const body = said({
    short_name: values.variant_short_name,
    long_name: values.variant_long_name,
    product_price: padded(values.price),
    display_order_id: values.variant_order,
    default_price: values.variant_default,
    sku_seller: values.variant_sku,
    item_not_available: typeof values.available === "boolean" ? !values.available : undefined,
    ...giftOf(values.gift_price),
  });
  if (before === undefined) {
    may("VARIANT_CREATE");
    const display_order_id = values.variant_order ?? (await nextPlace(db, prodId));
    const answer = await call(addVariant, { body: { ...body, display_order_id, prod_id: prodId } });
    return v.parse(identified, answer).varient_id;
  }
  const { varient_id } = before;
  if (!differs({ ...before, display_order_id: String(before.display_order_id) }, body)) return varient_id;
  may("VARIANT_UPDATE");
  if (before.closed) throw broken("This variant is closed. Enable it before you change it.");
  if (before.default_price && values.variant_default === false)
    throw broken("Choose another default variant instead", "default_price");
  await call(editVariant, { body: { ...body, varient_id } });
  return varient_id;
}

async function nextPlace(db: Connection, prodId: number): Promise<number> {
  const { next } = await db
    .selectFrom("variant")
    .select(sql<number>`coalesce(max(display_order_id), 0) + 1`.as("next"))
    .where("prod_id", "=", prodId)
    .executeTakeFirstOrThrow();
  return next;
}

/** What is counted of a product and of its variants, by the variant's id; null stands for the product itself. */
export async function stocksOf(db: Connection, prodId: number): Promise<ReadonlyMap<number | null, Stock>> {
  const rows = await db.selectFrom("stock").selectAll().where("prod_id", "=", prodId).execute();
  return new Map(rows.map((row) => [row.varient_id, row]));
}

export const saysStock = ({ stock, low_stock_at }: ProductValues): boolean =>
  stock !== undefined || low_stock_at !== undefined;

const results = v.pipe(
  v.array(v.object({ outcome: v.string(), message: v.nullable(v.string()) })),
  v.minLength(1),
);

/** Counts a product or a variant; nothing ends its being counted. @throws HttpError 422 */
export async function saveStock(
  item: { readonly prod_id: number; readonly varient_id: number | null },
  values: ProductValues,
  before: Stock | undefined,
  { may, call }: Importing,
): Promise<void> {
  const { stock, low_stock_at } = values;
  const wanted = said({ stock_quantity: stock, low_stock_at: low_stock_at === null ? "0" : low_stock_at });
  const now = {
    stock_quantity: before === undefined ? null : String(before.stock_quantity),
    low_stock_at: before === undefined ? null : String(before.low_stock_at),
  };
  if (!differs(now, wanted)) return;
  may("STOCK_UPDATE");
  const row = {
    ...item,
    set_to: stock ?? null,
    // An order may take some after it was looked at.
    expected: typeof stock === "string" ? (before?.stock_quantity ?? null) : null,
    low_stock_at: wanted["low_stock_at"] ?? null,
    is_counted: stock !== null,
  };
  const [result] = v.parse(results, await call(changeStock, { body: { rows: [row] } }));
  if (result?.outcome === "STALE") throw broken("It was changed since it was checked", "rows.0.set_to");
  if (result?.outcome !== "DONE") throw broken(result?.message ?? "It is not counted", "rows.0.set_to");
}
