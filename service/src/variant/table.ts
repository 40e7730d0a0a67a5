import type { Generated } from "kysely";
import type { Decimal, DefaultDecimal, Nullable, Times } from "../db/column.ts";

/** Variants of a product. */
export interface VariantTable extends Times {
  varient_id: Generated<number>;
  prod_id: number;
  seller_id: number;
  company_po_id: number;
  short_name: string;
  long_name: string;
  product_price: Decimal;
  default_price: Generated<boolean>;
  sku_seller: Nullable<string>;
  gift_wrapping_enabled: Generated<boolean>;
  gift_wrapping_price: DefaultDecimal;
  display_order_id: number;
  closed: Generated<boolean>;
  closed_reason: Nullable<string>;
  item_not_available: Generated<boolean>;
}
