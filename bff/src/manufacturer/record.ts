import * as v from "valibot";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import {
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";

/** A manufacturer that a location keeps (Document 2 §3, decision D-55). */
export interface Manufacturer extends Ownership {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly address: Address;
  readonly productCount: number | null;
  readonly createdAt: string | null;
}

/** Reads `companySellerManu`, whose company the documents call `company_id`. */
export const manufacturerRecord = v.pipe(
  v.object({
    manu_id: idField,
    seller_id: idField,
    company_po_id: optionalIdField,
    company_id: optionalIdField,
    manu_name: textField,
    ...addressEntries(addressNames),
    products_count: optionalIntegerField,
    created_at: optionalDateTimeField,
  }),
  v.transform((record): Manufacturer => ({
    id: record.manu_id,
    companyId: record.company_po_id ?? record.company_id,
    sellerId: record.seller_id,
    name: record.manu_name,
    address: addressOf(record, addressNames),
    productCount: record.products_count,
    createdAt: record.created_at,
  })),
);
