import * as v from "valibot";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { idField, optionalIdField, optionalIntegerField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A manufacturer that a location keeps (Document 2 §3, decision D-55). */
export interface Manufacturer extends Ownership, RecordTimes {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly address: Address;
  readonly productCount: number | null;
}

/** Reads `companySellerManu`, whose company the documents call `company_id`. */
export const manufacturerRecord = v.pipe(
  v.object({
    ...timesEntries,
    manu_id: idField,
    seller_id: idField,
    company_po_id: optionalIdField,
    company_id: optionalIdField,
    manu_name: textField,
    ...addressEntries(addressNames),
    products_count: optionalIntegerField,
  }),
  v.transform((record): Manufacturer => ({
    ...timesOf(record),
    id: record.manu_id,
    companyId: record.company_po_id ?? record.company_id,
    sellerId: record.seller_id,
    name: record.manu_name,
    address: addressOf(record, addressNames),
    productCount: record.products_count,
  })),
);
