import type { Selectable } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import type { ProductTable } from "../product/table.ts";
import { applyChange } from "../stock/change.ts";

/** What a product is sold as: itself, or its open variants by their ids. */
const itself = "product";

type Product = Pick<Selectable<ProductTable>, "prod_id" | "prod_varient_enabled">;
/** One value of each item that a product is sold as, by the variants' ids. */
export type ByItem<Value> = Readonly<Record<string, Value>>;

/** A value of what a product is sold as, kept in a row under one name. */
interface ItemValue<Value> {
  readonly name: string;
  readonly read: (db: Connection, product: Product) => Promise<ByItem<Value>>;
  /** Writes what `read` or a change has made of it. */
  readonly write: (db: Connection, product: Product, values: unknown) => Promise<void>;
}

const openVariants = (db: Connection, { prod_id }: Product) =>
  db
    .selectFrom("variant")
    .select([
      "varient_id",
      "product_price",
      "gift_wrapping_enabled",
      "gift_wrapping_price",
      "item_not_available",
    ])
    .where("prod_id", "=", prod_id)
    .where("closed", "=", false)
    .orderBy("varient_id")
    .execute();

type OpenVariant = Awaited<ReturnType<typeof openVariants>>[number];

interface VariantColumns {
  readonly product_price?: string;
  readonly gift_wrapping_enabled?: boolean;
  readonly gift_wrapping_price?: string;
  readonly item_not_available?: boolean;
}

/** A value that is kept in columns of variants. */
function ofVariants<Value>(
  name: string,
  rule: v.GenericSchema<unknown, Value>,
  read: (variant: OpenVariant) => Value,
  columns: (value: Value) => VariantColumns,
): ItemValue<Value> {
  const byId = v.record(v.string(), rule);
  return {
    name,
    async read(db, product) {
      const variants = await openVariants(db, product);
      return Object.fromEntries(variants.map((variant) => [variant.varient_id, read(variant)]));
    },
    async write(db, { prod_id }, values) {
      for (const [id, value] of Object.entries(v.parse(byId, values)))
        await db
          .updateTable("variant")
          .set(columns(value))
          .where("varient_id", "=", Number(id))
          .where("prod_id", "=", prod_id)
          .execute();
    },
  };
}

export const variantPrices = ofVariants(
  "variant_prices",
  v.string(),
  ({ product_price }) => product_price,
  (product_price) => ({ product_price }),
);

/** What wrapping costs; null where it is not offered. */
export const variantGifts = ofVariants(
  "variant_gifts",
  v.nullable(v.string()),
  ({ gift_wrapping_enabled, gift_wrapping_price }) => (gift_wrapping_enabled ? gift_wrapping_price : null),
  (price) => ({ gift_wrapping_enabled: price !== null, gift_wrapping_price: price ?? "0.00" }),
);

export const variantAvailability = ofVariants(
  "variant_availability",
  v.boolean(),
  ({ item_not_available }) => !item_not_available,
  (isAvailable) => ({ item_not_available: !isAvailable }),
);

const counts = v.record(v.string(), v.nullable(v.number()));

/** How many pieces there are; null of what is not counted. Counts that were read are locked: an order takes from them, too. */
export const stockCounts: ItemValue<number | null> = {
  name: "stock_counts",
  async read(db, product) {
    const rows = await db
      .selectFrom("stock")
      .select(["varient_id", "stock_quantity"])
      .where("prod_id", "=", product.prod_id)
      .orderBy("varient_id")
      .forNoKeyUpdate()
      .execute();
    const counted = new Map(rows.map(({ varient_id, stock_quantity }) => [varient_id, stock_quantity]));
    if (!product.prod_varient_enabled) return { [itself]: counted.get(null) ?? null };
    const variants = await openVariants(db, product);
    return Object.fromEntries(variants.map(({ varient_id: id }) => [id, counted.get(id) ?? null]));
  },
  async write(db, { prod_id }, values) {
    for (const [id, count] of Object.entries(v.parse(counts, values))) {
      const { outcome, message } = await applyChange(db, {
        prod_id,
        varient_id: id === itself ? null : Number(id),
        adjust_by: null,
        set_to: count,
        expected: null,
        low_stock_at: null,
        is_counted: count !== null,
      });
      if (outcome !== "DONE") throw broken(message ?? "It was changed since");
    }
  },
};

const all: readonly Pick<ItemValue<unknown>, "name" | "read" | "write">[] = [
  variantPrices,
  variantGifts,
  variantAvailability,
  stockCounts,
];

/** The value of items that is kept under a name; undefined for a column of the product itself. */
export function itemValueNamed(name: string) {
  return all.find((one) => one.name === name);
}

/** A value of each item, made of what it has now. Throws an HttpError with status 422 where nothing is on sale. */
export async function changedItems<Value>(
  db: Connection,
  product: Product,
  { name, read }: ItemValue<Value>,
  change: (before: Value) => Value,
): Promise<Readonly<Record<string, ByItem<Value>>>> {
  const items = Object.entries(await read(db, product));
  if (items.length === 0) throw broken("It has no open variant");
  return { [name]: Object.fromEntries(items.map(([id, before]) => [id, change(before)])) };
}
