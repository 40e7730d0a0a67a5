import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { requiredWhole } from "../http/field.ts";
import { broken, notFound } from "../http/httpError.ts";

/** The body of a merge: the brand that stays. */
export const mergeBody = v.object({ into_id: requiredWhole("into_id is required") });

/**
 * Moves every product of one brand to another one and deletes the first. Runs in the caller's transaction.
 * Both brands are locked, in the order of their ids, so that two merges of the same pair wait for each other.
 * @throws HttpError 404 for an unknown brand, 422 when the other one is itself, unknown or of another company
 */
export async function mergeBrand(db: Connection, id: number, intoId: number): Promise<void> {
  if (id === intoId) throw broken("A brand cannot be merged with itself", "into_id");
  const locked = await db
    .selectFrom("brand")
    .select(["brand_id", "company_po_id"])
    .where("brand_id", "in", [id, intoId])
    .orderBy("brand_id")
    .forUpdate()
    .execute();
  const from = locked.find((brand) => brand.brand_id === id);
  const into = locked.find((brand) => brand.brand_id === intoId);
  if (from === undefined) throw notFound("Brand");
  if (into?.company_po_id !== from.company_po_id) throw broken("The brand does not exist", "into_id");
  await db
    .updateTable("product")
    .set({ prod_brand: intoId, updated_at: sql`now()` })
    .where("prod_brand", "=", id)
    .execute();
  await db.deleteFrom("brand").where("brand_id", "=", id).execute();
}
