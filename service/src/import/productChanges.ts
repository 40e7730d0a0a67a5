import type { Values } from "../job/rowTable.ts";

/** The columns of a product that a file can change. */
export const productColumns: readonly string[] = [
  "prod_name",
  "category1_id",
  "category2_id",
  "category3_id",
  "prod_brand",
  "manu_id",
  "country_origin",
  "prod_model",
  "prod_colour",
  "prod_pack",
  "prod_description",
  "prod_specifications",
  "prod_varient_enabled",
  "product_price",
  "gift_wrapping_enabled",
  "gift_wrapping_price",
  "cgst",
  "sgst",
  "igst",
  "hsn_code",
  "sku_seller",
  "discount_percentage",
  "enable_special_offer",
  "special_offer_percentage",
  "special_offer_start_date",
  "special_offer_end_date",
  "special_offer_infinite",
];

export const variantColumns: readonly string[] = [
  "short_name",
  "long_name",
  "product_price",
  "display_order_id",
  "default_price",
  "sku_seller",
  "item_not_available",
  "gift_wrapping_enabled",
  "gift_wrapping_price",
];

export const stockColumns: readonly string[] = ["stock_quantity", "low_stock_at"];

/** The columns that differ, before and after; of a new record those that say something. */
export function changesBetween(
  before: object | undefined,
  after: object,
  columns: readonly string[],
): { readonly before: Values; readonly after: Values } {
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  const is = new Map<string, unknown>(Object.entries(after));
  const changed = columns.filter((name) => {
    const value = is.get(name) ?? null;
    return before === undefined ? value !== null && value !== false : (was.get(name) ?? null) !== value;
  });
  const of = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values.get(name) ?? null]));
  return { before: before === undefined ? {} : of(was), after: of(is) };
}
