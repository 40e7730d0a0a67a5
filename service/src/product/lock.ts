import type { Connection } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";

/** Owner as the documents' forms name it beside the product; what is sent must fit. */
interface ClaimedOwner {
  readonly company_po_id: number | null;
  readonly seller_id: number | null;
}

/**
 * Locks a product for the rest of the transaction.
 * @throws HttpError 404 when there is none, 422 when it belongs to somebody else than the form says
 */
export async function lockProduct(db: Connection, prodId: number, claimed?: ClaimedOwner) {
  const product = await db
    .selectFrom("product")
    .selectAll()
    .where("prod_id", "=", prodId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product === undefined) throw notFound("Product");
  for (const field of ["company_po_id", "seller_id"] as const) {
    const value = claimed?.[field] ?? null;
    if (value !== null && value !== product[field])
      throw broken("The product belongs to another seller", field);
  }
  return product;
}
