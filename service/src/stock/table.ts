import type { Generated } from "kysely";
import type { Instant, Nullable, Times } from "../db/column.ts";

/** Counted stock of a product with a single price, or of a variant; what has no row is not counted. */
export interface StockTable extends Times {
  stock_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  prod_id: number;
  varient_id: Nullable<number>;
  stock_quantity: number;
  /** At so many pieces and less it is low. */
  low_stock_at: Generated<number>;
}

/** When the readers of events were last told of a count, and whether it has changed since. */
export interface StockToldTable {
  stock_id: number;
  told_at: Instant;
  is_untold: Generated<boolean>;
}
