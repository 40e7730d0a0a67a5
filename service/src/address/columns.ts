import type { Nullable } from "../db/column.ts";

/** The columns of an address. A table where one of them is never empty says so itself. */
export interface AddressColumns {
  addressline1: Nullable<string>;
  addressline2: Nullable<string>;
  street_no: Nullable<string>;
  street_name: Nullable<string>;
  area_name: Nullable<string>;
  region_name: Nullable<string>;
  zip: Nullable<string>;
  stateshort: Nullable<string>;
}

/** An address as it is read or written. */
export type Address = Readonly<Record<keyof AddressColumns, string | null>>;

/** The address of a record that has more. */
export function addressOf(record: Address): Address {
  const { addressline1, addressline2, street_no, street_name, area_name, region_name, zip, stateshort } =
    record;
  return { addressline1, addressline2, street_no, street_name, area_name, region_name, zip, stateshort };
}
