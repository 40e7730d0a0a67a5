import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { ProductTable } from "./table.ts";

type Product = Pick<
  Selectable<ProductTable>,
  | "prod_id"
  | "prod_status"
  | "summary_image_url"
  | "prod_varient_enabled"
  | "product_price"
  | "cgst"
  | "sgst"
  | "igst"
>;

/** Whether a product is a draft that has an image, a price or an open variant, and its taxes (Document 2 §5). */
export async function isReady(db: Connection, product: Product): Promise<boolean> {
  if (product.prod_status !== "draft" || product.summary_image_url === null) return false;
  if (product.cgst === null || product.sgst === null || product.igst === null) return false;
  if (!product.prod_varient_enabled) return product.product_price !== null;
  const open = await db
    .selectFrom("variant")
    .select("varient_id")
    .where("prod_id", "=", product.prod_id)
    .where("closed", "=", false)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
