import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** Categories of level 1. */
export interface Category1Table extends Times {
  level1_id: Generated<number>;
  company_po_id: number;
  level1_name: string;
  description: Nullable<string>;
  level1_order_id: number;
}

/** Categories of level 2. */
export interface Category2Table extends Times {
  level2_id: Generated<number>;
  level1_id: number;
  company_po_id: number;
  level2_name: string;
  level2_order_id: number;
}

/** Categories of level 3. */
export interface Category3Table extends Times {
  level3_id: Generated<number>;
  level1_id: number;
  level2_id: number;
  company_po_id: number;
  level3_name: string;
  level3_order_id: number;
}
