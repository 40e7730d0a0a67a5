import type { Generated } from "kysely";
import type { Times } from "../db/column.ts";

/** Collections of a storefront. */
export interface CollectionTable extends Times {
  collection_id: Generated<number>;
  company_po_id: number;
  collection_name: string;
  collection_enable_select: Generated<boolean>;
  collection_enable_display: Generated<boolean>;
}
