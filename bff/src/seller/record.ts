import * as v from "valibot";
import { genderOf } from "../account/gender.ts";
import type { Person } from "../account/person.ts";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import {
  flagField,
  idField,
  optionalDateField,
  optionalDateTimeField,
  optionalDecimalField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** The types of locations in the order of their codes (decision D-45). */
export const sellerTypes = ["WAREHOUSE", "STORE", "BOTH"] as const;

export type SellerType = (typeof sellerTypes)[number];

/** A location of a company, where products are kept and sold (Document 1 §3). */
export interface Seller extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  readonly legalName: string | null;
  readonly type: SellerType | null;
  /** What it means depends on the installation's reading of the codes. */
  readonly businessTypeCode: number | null;
  readonly registrationNumber: string | null;
  readonly registrationDate: string | null;
  readonly panNumber: string | null;
  readonly tanNumber: string | null;
  readonly gstinNumber: string | null;
  readonly commissionPercentage: string | null;
  readonly maximumProducts: number | null;
  readonly productCount: number | null;
  readonly phone: string | null;
  readonly officeEmail: string | null;
  readonly websiteUrl: string | null;
  readonly instagramUrl: string | null;
  readonly linkedinUrl: string | null;
  readonly address: Address;
  /** Who runs it; null while nobody was named. */
  readonly administrator: Person | null;
  /** Whether the administrator may sign in; null when there is none, or the service does not say. */
  readonly isAdministratorActive: boolean | null;
  /** Whether the administrator has ever activated the account; null when there is none, or the service does not say. */
  readonly isAdministratorActivated: boolean | null;
  readonly suspendedAt: string | null;
  readonly suspendedReason: string | null;
}

/** The documents put `seller_` in front of the names of province and country. */
export const sellerAddressNames = {
  ...addressNames,
  province: "seller_statelong",
  countryCode: "seller_countryshort",
  country: "seller_country",
} as const;

const optionalFlagField = v.nullish(flagField, null);

const form = v.object({
  ...timesEntries,
  seller_id: idField,
  company_po_id: optionalIdField,
  company_id: optionalIdField,
  business_name: textField,
  legal_name: optionalTextField,
  seller_type: optionalIntegerField,
  business_type: optionalIntegerField,
  registration_number: optionalTextField,
  registration_date: optionalDateField,
  pan_number: optionalTextField,
  tan_number: optionalTextField,
  gstin_number: optionalTextField,
  comm_percentage: optionalDecimalField,
  maximum_products: optionalIntegerField,
  products_count: optionalIntegerField,
  phone: optionalTextField,
  office_email: optionalTextField,
  web_url: optionalTextField,
  insta: optionalTextField,
  linkedin: optionalTextField,
  ...addressEntries(sellerAddressNames),
  admin_first_name: optionalTextField,
  admin_last_name: optionalTextField,
  admin_gender: optionalIntegerField,
  admin_dob: optionalDateField,
  admin_title: optionalTextField,
  admin_phone: optionalTextField,
  admin_email: optionalTextField,
  admin_active: optionalFlagField,
  admin_activated: optionalFlagField,
  suspended_at: optionalDateTimeField,
  suspended_reason: optionalTextField,
});

type Raw = v.InferOutput<typeof form>;

/** What whoever looks after a location's administrator may do. */
export const administeredWith = "SELLER_UPDATE";

function administratorOf(record: Raw): Person | null {
  if (record.admin_email === null && record.admin_first_name === null) return null;
  return {
    firstName: record.admin_first_name,
    lastName: record.admin_last_name,
    title: record.admin_title,
    gender: genderOf(record.admin_gender),
    dateOfBirth: record.admin_dob,
    phone: record.admin_phone,
    email: record.admin_email,
    administeredWith,
  };
}

/** Reads `companySeller`, whose company the documents call `company_id`. */
export const sellerRecord = v.pipe(
  form,
  v.transform((record): Seller => ({
    ...timesOf(record),
    id: record.seller_id,
    companyId: record.company_po_id ?? record.company_id,
    sellerId: record.seller_id,
    name: record.business_name,
    legalName: record.legal_name,
    type: sellerTypes[record.seller_type ?? -1] ?? null,
    businessTypeCode: record.business_type,
    registrationNumber: record.registration_number,
    registrationDate: record.registration_date,
    panNumber: record.pan_number,
    tanNumber: record.tan_number,
    gstinNumber: record.gstin_number,
    commissionPercentage: record.comm_percentage,
    maximumProducts: record.maximum_products,
    productCount: record.products_count,
    phone: record.phone,
    officeEmail: record.office_email,
    websiteUrl: record.web_url,
    instagramUrl: record.insta,
    linkedinUrl: record.linkedin,
    address: addressOf(record, sellerAddressNames),
    administrator: administratorOf(record),
    isAdministratorActive: record.admin_active,
    isAdministratorActivated: record.admin_activated,
    suspendedAt: record.suspended_at,
    suspendedReason: record.suspended_reason,
  })),
);
