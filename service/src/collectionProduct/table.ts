import type { ColumnType } from "kysely";

/** Products in the collections of a storefront. */
export interface CollectionProductTable {
  collection_id: number;
  prod_id: number;
  seller_id: number;
  company_po_id: number;
  /** Its place; ties are broken by `prod_id`. */
  order_id: number;
  created_at: ColumnType<Date, never, never>;
}
