import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Values } from "../job/rowTable.ts";
import type { ProductTable } from "../product/table.ts";

/** Under this name a row keeps the prices of variants, by their ids. */
export const variantPrices = "variant_prices";

/** What a product has in these columns now. */
export async function valuesOf(
  db: Connection,
  product: Selectable<ProductTable>,
  names: readonly string[],
): Promise<Values> {
  const values = new Map<string, unknown>(Object.entries(product));
  if (names.includes(variantPrices)) values.set(variantPrices, await pricesOfVariants(db, product.prod_id));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]));
}

/** The prices of the open variants of a product, by their ids. */
export async function pricesOfVariants(
  db: Connection,
  prodId: number,
): Promise<Readonly<Record<string, string>>> {
  const variants = await db
    .selectFrom("variant")
    .select(["varient_id", "product_price"])
    .where("prod_id", "=", prodId)
    .where("closed", "=", false)
    .orderBy("varient_id")
    .execute();
  return Object.fromEntries(variants.map(({ varient_id, product_price }) => [varient_id, product_price]));
}

/** Whether two sets of values say the same. */
export function isSame(some: Values, others: Values): boolean {
  return Object.entries(some).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(others[name]),
  );
}
