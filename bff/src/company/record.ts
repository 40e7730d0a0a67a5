import * as v from "valibot";
import type { Address } from "../graphql/address.ts";
import {
  flagField,
  idField,
  optionalDateField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../session/rules.ts";

/** A business with its own catalogue: the tenant (Document 1 §3). */
export interface Company extends Ownership {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly legalName: string | null;
  /** What it means depends on the installation's reading of the codes. */
  readonly businessTypeCode: number | null;
  /** A file name in the company's own folder. */
  readonly logoFile: string | null;
  readonly phone: string | null;
  readonly officeEmail: string | null;
  readonly registrationNumber: string | null;
  readonly registrationDate: string | null;
  readonly panNumber: string | null;
  readonly gstinNumber: string | null;
  readonly maximumProducts: number | null;
  /** After how many days users are reminded to change their password; 0 for never. */
  readonly passwordRenewalDays: number;
  readonly address: Address;
  /** How far the owner has come in setting the company up. */
  readonly signup: { readonly page2: boolean; readonly page3: boolean; readonly isOver: boolean };
}

/** Document 1 §9. */
const usualRenewalDays = 90;

/** Reads `companyPO`. */
export const companyRecord = v.pipe(
  v.object({
    company_po_id: idField,
    business_name: textField,
    business_subdomain: textField,
    legal_name: optionalTextField,
    business_type: optionalIntegerField,
    logo_upload: optionalTextField,
    phone: optionalTextField,
    office_email: optionalTextField,
    registration_number: optionalTextField,
    registration_date: optionalDateField,
    pan_number: optionalTextField,
    gstin_number: optionalTextField,
    maximum_products: optionalIntegerField,
    password_renewal_days: optionalIntegerField,
    addressline1: optionalTextField,
    addressline2: optionalTextField,
    street_no: optionalTextField,
    street_name: optionalTextField,
    area_name: optionalTextField,
    region_name: optionalTextField,
    zip: optionalTextField,
    stateshort: optionalTextField,
    statelong: optionalTextField,
    countryshort: optionalTextField,
    country: optionalTextField,
    signup_page2_over: flagField,
    signup_page3_over: flagField,
    signup_page5_over: flagField,
    signup_page6_over: flagField,
    signup_process_over: flagField,
  }),
  v.transform((record): Company => ({
    id: record.company_po_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.business_name,
    subdomain: record.business_subdomain,
    legalName: record.legal_name,
    businessTypeCode: record.business_type,
    logoFile: record.logo_upload,
    phone: record.phone,
    officeEmail: record.office_email,
    registrationNumber: record.registration_number,
    registrationDate: record.registration_date,
    panNumber: record.pan_number,
    gstinNumber: record.gstin_number,
    maximumProducts: record.maximum_products,
    passwordRenewalDays: record.password_renewal_days ?? usualRenewalDays,
    address: {
      line1: record.addressline1,
      line2: record.addressline2,
      streetNumber: record.street_no,
      streetName: record.street_name,
      area: record.area_name,
      region: record.region_name,
      postalCode: record.zip,
      provinceCode: record.stateshort,
      province: record.statelong,
      countryCode: record.countryshort,
      country: record.country,
    },
    signup: {
      page2: record.signup_page2_over,
      page3: record.signup_page3_over,
      // The final completion posts page5 (Document 1 §4); decision D-21 takes each of the three as the end.
      isOver: record.signup_process_over || record.signup_page6_over || record.signup_page5_over,
    },
  })),
);
