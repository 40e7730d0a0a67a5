import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Values } from "../job/rowTable.ts";
import type { ProductTable } from "../product/table.ts";
import { itemValueNamed } from "./items.ts";

/** What a product has under these names now: columns of its own, and values of what it is sold as. */
export async function valuesOf(
  db: Connection,
  product: Selectable<ProductTable>,
  names: readonly string[],
): Promise<Values> {
  const values = new Map<string, unknown>(Object.entries(product));
  for (const name of names) {
    const ofItems = itemValueNamed(name);
    if (ofItems) values.set(name, await ofItems.read(db, product));
  }
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]));
}

/** Whether two sets of values say the same. */
export function isSame(some: Values, others: Values): boolean {
  return Object.entries(some).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(others[name]),
  );
}
