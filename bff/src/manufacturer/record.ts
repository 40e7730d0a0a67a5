import * as v from "valibot";
import type { Address } from "../address/type.ts";
import {
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";

/** A manufacturer that a location keeps (Document 2 §3, decision D-55). */
export interface Manufacturer extends Ownership {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly address: Address;
  readonly countryCode: string | null;
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
    addressline1: optionalTextField,
    addressline2: optionalTextField,
    street_no: optionalTextField,
    street_name: optionalTextField,
    area_name: optionalTextField,
    region_name: optionalTextField,
    zip: optionalTextField,
    stateshort: optionalTextField,
    countryshort: optionalTextField,
    country: optionalTextField,
    products_count: optionalIntegerField,
    created_at: optionalDateTimeField,
  }),
  v.transform((record): Manufacturer => ({
    id: record.manu_id,
    companyId: record.company_po_id ?? record.company_id,
    sellerId: record.seller_id,
    name: record.manu_name,
    address: {
      line1: record.addressline1,
      line2: record.addressline2,
      streetNumber: record.street_no,
      streetName: record.street_name,
      area: record.area_name,
      region: record.region_name,
      postalCode: record.zip,
      provinceCode: record.stateshort,
      province: null,
      countryCode: record.countryshort,
      country: record.country,
    },
    countryCode: record.countryshort,
    productCount: record.products_count,
    createdAt: record.created_at,
  })),
);
