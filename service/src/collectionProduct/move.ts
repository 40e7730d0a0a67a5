import type { Connection } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";
import { lockCollection, type Place, placesAt } from "./place.ts";

interface Move extends Place {
  readonly collection_id: number;
  readonly prod_id: number;
}

/**
 * Gives a product of a collection another place.
 * @throws HttpError 404, and 409 when the other one is not in the collection (any more)
 */
export async function moveProduct(db: Connection, { collection_id, prod_id, after_id, before_id }: Move) {
  await lockCollection(db, collection_id);
  const [place = 0] = await placesAt(db, collection_id, { after_id, before_id }, 1, [prod_id]);
  const moved = await db
    .updateTable("collection_product")
    .set({ order_id: place })
    .where("collection_id", "=", collection_id)
    .where("prod_id", "=", prod_id)
    .returning(["collection_id", "prod_id", "order_id"])
    .executeTakeFirst();
  if (moved === undefined) throw notFound("Product");
  return moved;
}
