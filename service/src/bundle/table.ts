import type { Generated } from "kysely";
import type { Decimal, Times } from "../db/column.ts";

/** Products offered together. */
export interface BundleTable extends Times {
  id: Generated<number>;
  prod_id: number;
  bundle_id: number;
  seller_id: number;
  company_po_id: number;
  bundle_offer_percentage: Decimal;
  order_id: number;
}
