import * as v from "valibot";
import { decimal, id, instant, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import type { Connection } from "../http/context.ts";
import { conflict, notFound } from "../http/httpError.ts";
import { partOfProduct } from "../product/touch.ts";

/** A product offered together with another (Document 2 §3). `bundle_id` is the chosen product, `id` the row. */
export const bundleRecord = v.object({
  id,
  prod_id: id,
  bundle_id: id,
  prod_name: v.string(),
  seller_id: id,
  company_po_id: id,
  bundle_offer_percentage: decimal,
  order_id: whole,
  created_at: instant,
  updated_at: instant,
});

/** Bundles. */
export const bundles = collection({
  name: "companySellerProdBundle",
  noun: "Bundle",
  table: "bundle",
  partOf: partOfProduct,
  record: bundleRecord,
  rule: {
    key: "id",
    order: "order_id",
    sortable: { order_id: "integer", prod_name: "text" },
    searchable: ["prod_name"],
    filters: {},
  },
  records: (db) =>
    db
      .selectFrom("bundle")
      .innerJoin("product as chosen", "chosen.prod_id", "bundle.bundle_id")
      .selectAll("bundle")
      .select("chosen.prod_name"),
});

const firstRowId = 1_000_000_001;

/**
 * The row a path means: its row id, or, as the documents have it, the chosen product (decision D-62).
 * @throws HttpError 404; 409 when the product is bundled with several others
 */
export async function rowOf(db: Connection, pathNumber: number): Promise<number> {
  if (pathNumber >= firstRowId) return pathNumber;
  const rows = await db
    .selectFrom("bundle")
    .select("id")
    .where("bundle_id", "=", pathNumber)
    .limit(2)
    .execute();
  if (rows.length > 1) throw conflict("This product is bundled with several products: use the row's id");
  const [row] = rows;
  if (row === undefined) throw notFound("Bundle");
  return row.id;
}
