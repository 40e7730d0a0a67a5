import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";

/** Whose a new product is, and how many they may have. */
export interface Owner {
  readonly seller_id: number;
  readonly company_po_id: number;
  readonly maximum_products: number;
  readonly company_maximum: number;
}

/**
 * Locks a location and its company, so that of two new products at once the second one sees the first.
 * @throws HttpError 422 when there is no such location
 */
export async function lockOwner(db: Connection, sellerId: number): Promise<Owner> {
  const owner = await db
    .selectFrom("seller")
    .innerJoin("company", "company.company_po_id", "seller.company_po_id")
    .select([
      "seller.seller_id",
      "seller.company_po_id",
      "seller.maximum_products",
      "company.maximum_products as company_maximum",
    ])
    .where("seller.seller_id", "=", sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (owner === undefined) throw broken("The seller does not exist", "seller_id");
  return owner;
}

/** Products that are not there yet: the location's, and all of the company's. */
interface Coming {
  readonly own: number;
  readonly whole: number;
}

/**
 * Refuses a product over the limit, the location's first, then the company's (decision D-65). The owner must be locked.
 * @param coming what is to be there before it
 * @throws HttpError 422
 */
export async function checkLimit(
  db: Connection,
  owner: Owner,
  coming: Coming = { own: 0, whole: 0 },
): Promise<void> {
  const counts = await db
    .selectFrom("product_tally")
    .select([
      sql<number>`(coalesce(sum(change) filter (where seller_id = ${owner.seller_id}), 0))::int`.as("own"),
      sql<number>`coalesce(sum(change), 0)::int`.as("whole"),
    ])
    .where("company_po_id", "=", owner.company_po_id)
    .executeTakeFirstOrThrow();
  if (counts.own + coming.own >= owner.maximum_products)
    throw broken(`This location may have at most ${owner.maximum_products} products`);
  if (counts.whole + coming.whole >= owner.company_maximum)
    throw broken(`This company may have at most ${owner.company_maximum} products`);
}
