import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { ProductTable } from "./table.ts";

type Product = Pick<
  Selectable<ProductTable>,
  "prod_id" | "summary_image_url" | "prod_varient_enabled" | "product_price" | "cgst" | "sgst" | "igst"
>;

/** What a product lacks first, in the words of the wizard's steps (Document 2 §5); null for one that has all it needs. */
export async function gapOf(db: Connection, product: Product): Promise<string | null> {
  if (product.summary_image_url === null) return "Please Upload Product Image";
  if (product.prod_varient_enabled && !(await hasOpenVariant(db, product.prod_id)))
    return "Please Add One Varient";
  return pricingGapOf(product);
}

/** What it lacks first of price and taxes. */
export function pricingGapOf(product: Omit<Product, "prod_id" | "summary_image_url">): string | null {
  if (!product.prod_varient_enabled && product.product_price === null) return "Please Enter Product Price";
  if (product.cgst === null) return "CGST is required";
  if (product.sgst === null) return "SGST is required";
  return product.igst === null ? "IGST is required" : null;
}

async function hasOpenVariant(db: Connection, prodId: number): Promise<boolean> {
  const open = await db
    .selectFrom("variant")
    .select("varient_id")
    .where("prod_id", "=", prodId)
    .where("closed", "=", false)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
