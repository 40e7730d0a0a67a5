import type { Generated } from "kysely";
import type { Times } from "../db/column.ts";

/** Brands of a company. */
export interface BrandTable extends Times {
  brand_id: Generated<number>;
  company_po_id: number;
  brand_name: string;
}
