import type { Generated } from "kysely";
import type { AddressColumns } from "../address/columns.ts";
import type { Nullable, Times } from "../db/column.ts";

/** Manufacturers of a location. */
export interface ManufacturerTable extends Times, AddressColumns {
  manu_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  manu_name: string;
  countryshort: string;
  country: Nullable<string>;
}
