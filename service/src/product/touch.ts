import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";

/**
 * Locks a product for whoever adds a variant, image or bundle to it, notes that it changes, and gives its owner.
 * @throws HttpError 422 when there is no such product
 */
export async function touchProduct(db: Connection, prodId: number) {
  const product = await db
    .updateTable("product")
    .set({ updated_at: sql`now()` })
    .where("prod_id", "=", prodId)
    .returning(["seller_id", "company_po_id"])
    .executeTakeFirst();
  if (product === undefined) throw broken("The product does not exist", "prod_id");
  return product;
}

/** What a variant, image or bundle is part of. */
export const partOfProduct = { table: "product", key: "prod_id" } as const;
