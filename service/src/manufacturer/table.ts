import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** Manufacturers of a location. */
export interface ManufacturerTable extends Times {
  manu_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  manu_name: string;
  addressline1: Nullable<string>;
  addressline2: Nullable<string>;
  street_no: Nullable<string>;
  street_name: Nullable<string>;
  area_name: Nullable<string>;
  region_name: Nullable<string>;
  zip: Nullable<string>;
  stateshort: Nullable<string>;
  countryshort: string;
  country: Nullable<string>;
}
