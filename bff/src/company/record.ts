import * as v from "valibot";
import { genderOf } from "../account/gender.ts";
import type { Person } from "../account/person.ts";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import {
  decimalField,
  flagField,
  idField,
  optionalDateField,
  optionalDateTimeField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { type Signup, signupFields, signupOf } from "./signup.ts";
import { orderMails, type OrderMails } from "../order/languages.ts";
import { type TwoStepRule, twoStepRules } from "../twoStep/words.ts";
import { wordField } from "../rest/wordField.ts";

/** Where a company is billed (Document 1 §3). */
export interface Billing {
  readonly name: string | null;
  readonly address: Address;
}

/** The service's names of a billing address. */
export const billingAddressNames = {
  line1: "billing_addressline1",
  line2: "billing_addressline2",
  streetNumber: "billing_street_no",
  streetName: "billing_street_name",
  area: "billing_area",
  region: "billing_region",
  postalCode: "billing_zip",
  provinceCode: "billing_stateshort",
  province: "billing_statelong",
  countryCode: "billing_countryshort",
  country: "billing_country",
} as const;

/** A business with its own catalogue: the tenant (Document 1 §3). */
export interface Company extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly legalName: string | null;
  /** What it means depends on the installation's reading of the codes. */
  readonly businessTypeCode: number | null;
  readonly verticalName: string | null;
  readonly verticalDescription: string | null;
  readonly address: Address;
  readonly contact: Person;
  /** When it registered, RFC 3339. */
  readonly startedAt: string | null;
  /** A file name in the company's own folder. */
  readonly logoFile: string | null;
  readonly phone: string | null;
  readonly officeEmail: string | null;
  readonly accountsPhone: string | null;
  readonly accountsEmail: string | null;
  readonly enquiryEmail: string | null;
  readonly websiteUrl: string | null;
  readonly instagramUrl: string | null;
  readonly linkedinUrl: string | null;
  readonly registrationNumber: string | null;
  readonly registrationDate: string | null;
  readonly panNumber: string | null;
  readonly gstinNumber: string | null;
  readonly billing: Billing;
  readonly maximumProducts: number | null;
  /** INR, two decimals. */
  readonly monthlyPurchaseMinimum: string;
  /** After how many days users are reminded to change their password; 0 for never. */
  readonly passwordRenewalDays: number;
  /** After so many hours an order that nobody has accepted is late. */
  readonly acceptHours: number;
  /** Whether customers are told of their orders by mail, and in which language. */
  readonly orderMails: OrderMails;
  /** Whether a location's owners are told of a view of it; null when the service cannot turn that off. */
  readonly viewNotices: boolean | null;
  /** Whom it asks for two-step sign-in; null when the service has no such rule. */
  readonly twoStepRule: TwoStepRule | null;
  /** HTML as it was stored: clean it before anybody sees it. */
  readonly aboutUs: string | null;
  /** A file name in the company's own folder. */
  readonly aboutUsImageFile: string | null;
  /** HTML as it was stored: clean it before anybody sees it. */
  readonly terms: string | null;
  readonly signup: Signup;
}

/** Document 1 §9. */
const usualRenewalDays = 90;
const usualAcceptHours = 24;

/** Reads `companyPO`. */
export const companyRecord = v.pipe(
  v.object({
    company_po_id: idField,
    business_name: textField,
    business_subdomain: textField,
    legal_name: optionalTextField,
    business_type: optionalIntegerField,
    business_vertical_name: optionalTextField,
    business_vertical_description: optionalTextField,
    ...addressEntries(addressNames),
    admin_first_name: optionalTextField,
    admin_last_name: optionalTextField,
    admin_title: optionalTextField,
    admin_gender: optionalIntegerField,
    admin_dob: optionalDateField,
    admin_phone: optionalTextField,
    admin_email: optionalTextField,
    start_date: optionalDateTimeField,
    logo_upload: optionalTextField,
    phone: optionalTextField,
    office_email: optionalTextField,
    accounts_phone: optionalTextField,
    accounts_email: optionalTextField,
    enquiry_email: optionalTextField,
    web_url: optionalTextField,
    insta: optionalTextField,
    linkedin: optionalTextField,
    registration_number: optionalTextField,
    registration_date: optionalDateField,
    pan_number: optionalTextField,
    gstin_number: optionalTextField,
    billing_name: optionalTextField,
    ...addressEntries(billingAddressNames),
    maximum_products: optionalIntegerField,
    monthly_purchase_minimum: decimalField,
    password_renewal_days: optionalIntegerField,
    accept_hours: optionalIntegerField,
    order_mails: v.nullish(wordField(orderMails), "en"),
    view_notices: v.nullish(flagField, null),
    two_step_rule: v.fallback(v.nullish(wordField(twoStepRules), null), null),
    about_us_text: optionalTextField,
    about_us_image_url: optionalTextField,
    terms_conditions: optionalTextField,
    ...signupFields,
    ...timesEntries,
  }),
  v.transform((record): Company => ({
    ...timesOf(record),
    id: record.company_po_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.business_name,
    subdomain: record.business_subdomain,
    legalName: record.legal_name,
    businessTypeCode: record.business_type,
    verticalName: record.business_vertical_name,
    verticalDescription: record.business_vertical_description,
    address: addressOf(record, addressNames),
    contact: {
      firstName: record.admin_first_name,
      lastName: record.admin_last_name,
      title: record.admin_title,
      gender: genderOf(record.admin_gender),
      dateOfBirth: record.admin_dob,
      phone: record.admin_phone,
      email: record.admin_email,
      administeredWith: "COMPANY_UPDATE",
    },
    startedAt: record.start_date,
    logoFile: record.logo_upload,
    phone: record.phone,
    officeEmail: record.office_email,
    accountsPhone: record.accounts_phone,
    accountsEmail: record.accounts_email,
    enquiryEmail: record.enquiry_email,
    websiteUrl: record.web_url,
    instagramUrl: record.insta,
    linkedinUrl: record.linkedin,
    registrationNumber: record.registration_number,
    registrationDate: record.registration_date,
    panNumber: record.pan_number,
    gstinNumber: record.gstin_number,
    billing: { name: record.billing_name, address: addressOf(record, billingAddressNames) },
    maximumProducts: record.maximum_products,
    monthlyPurchaseMinimum: record.monthly_purchase_minimum,
    passwordRenewalDays: record.password_renewal_days ?? usualRenewalDays,
    acceptHours: record.accept_hours ?? usualAcceptHours,
    orderMails: record.order_mails,
    viewNotices: record.view_notices,
    twoStepRule: record.two_step_rule,
    aboutUs: record.about_us_text,
    aboutUsImageFile: record.about_us_image_url,
    terms: record.terms_conditions,
    signup: signupOf(record),
  })),
);
