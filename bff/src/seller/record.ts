import * as v from "valibot";
import type { Address } from "../graphql/address.ts";
import {
  idField,
  optionalDecimalField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../session/rules.ts";

/** The types of locations in the order of their codes (decision D-45). */
export const sellerTypes = ["WAREHOUSE", "STORE", "BOTH"] as const;

/** A location of a company, where products are kept and sold (Document 1 §3). */
export interface Seller extends Ownership {
  readonly id: string;
  readonly name: string;
  readonly legalName: string | null;
  readonly type: (typeof sellerTypes)[number] | null;
  readonly gstinNumber: string | null;
  readonly commissionPercentage: string | null;
  readonly maximumProducts: number | null;
  readonly phone: string | null;
  readonly officeEmail: string | null;
  readonly address: Address;
}

/** Reads `companySeller`. */
export const sellerRecord = v.pipe(
  v.object({
    seller_id: idField,
    company_po_id: idField,
    business_name: textField,
    legal_name: optionalTextField,
    seller_type: optionalIntegerField,
    gstin_number: optionalTextField,
    comm_percentage: optionalDecimalField,
    maximum_products: optionalIntegerField,
    phone: optionalTextField,
    office_email: optionalTextField,
    addressline1: optionalTextField,
    addressline2: optionalTextField,
    street_no: optionalTextField,
    street_name: optionalTextField,
    area_name: optionalTextField,
    region_name: optionalTextField,
    zip: optionalTextField,
    stateshort: optionalTextField,
    seller_statelong: optionalTextField,
    seller_countryshort: optionalTextField,
    seller_country: optionalTextField,
  }),
  v.transform((record): Seller => ({
    id: record.seller_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    name: record.business_name,
    legalName: record.legal_name,
    type: sellerTypes[record.seller_type ?? -1] ?? null,
    gstinNumber: record.gstin_number,
    commissionPercentage: record.comm_percentage,
    maximumProducts: record.maximum_products,
    phone: record.phone,
    officeEmail: record.office_email,
    address: {
      line1: record.addressline1,
      line2: record.addressline2,
      streetNumber: record.street_no,
      streetName: record.street_name,
      area: record.area_name,
      region: record.region_name,
      postalCode: record.zip,
      provinceCode: record.stateshort,
      province: record.seller_statelong,
      countryCode: record.seller_countryshort,
      country: record.seller_country,
    },
  })),
);
