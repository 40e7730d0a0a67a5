import type { Generated } from "kysely";
import type { Times } from "../db/column.ts";

/** Further images of a product. */
export interface ProductImageTable extends Times {
  image_id: Generated<number>;
  prod_id: number;
  seller_id: number;
  company_po_id: number;
  images_url: string;
  order_id: number;
}
