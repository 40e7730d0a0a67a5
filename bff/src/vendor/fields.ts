import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { officePhoneField } from "../account/phoneNumber.ts";
import { webAddressDescription, webAddressField } from "../account/webAddress.ts";
import { toRestAddressInIndia } from "../address/inIndia.ts";
import { AddressInput, addressPaths, addressRule } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import { type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalLines, optionalText, requiredLines, requiredText } from "../graphql/text.ts";
import { toRestWord } from "../rest/wordField.ts";
import { optionalTaxNumber } from "../taxNumber/taxNumber.ts";
import { EnterpriseClassEnum, PaymentTermsEnum } from "./enums.ts";
import type { Vendor } from "./record.ts";
import { type EnterpriseClass, enterpriseClasses, type PaymentTerms, paymentTerms } from "./words.ts";

/** A registration as it is printed: upper case, without blanks. */
const udyamRule = v.pipe(
  optionalText(25),
  v.transform((text) => text?.replaceAll(/\s/g, "").toUpperCase() ?? null),
);

/** What can be said about a vendor. */
export const vendorFields = {
  name: {
    type: "String",
    required: true,
    description: "2 to 120 characters; unique in the company, in upper or lower case.",
    rule: v.pipe(
      requiredText("Vendor Name is required", 120),
      v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    ),
    rest: "vendor_name",
    current: (vendor) => vendor.name,
  },
  legalName: {
    type: "String",
    description: "The name in contracts, at most 120 characters.",
    rule: optionalText(120),
    rest: "legal_name",
    current: (vendor) => vendor.legalName,
  },
  contactName: {
    type: "String",
    description: "Who is talked to there, at most 120 characters.",
    rule: optionalText(120),
    rest: "contact_name",
    current: (vendor) => vendor.contactName,
  },
  phone: {
    type: "String",
    required: true,
    description: "7 to 15 digits.",
    rule: officePhoneField("Phone is required"),
    rest: "phone",
    current: (vendor) => vendor.phone,
  },
  email: {
    type: "String",
    description: "May be left out.",
    rule: optionalEmailField,
    rest: "email_id",
    current: (vendor) => vendor.email,
  },
  websiteUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "web_url",
    current: (vendor) => vendor.websiteUrl,
  },
  gstinNumber: {
    type: "String",
    description: "GSTIN; one that does not look like it is a warning.",
    rule: optionalTaxNumber,
    rest: "gstin_number",
    current: (vendor) => vendor.gstinNumber,
  },
  panNumber: {
    type: "String",
    description: "PAN; one that does not look like it is a warning.",
    rule: optionalTaxNumber,
    rest: "pan_number",
    current: (vendor) => vendor.panNumber,
  },
  udyamNumber: {
    type: "String",
    description:
      "The registration as a small enterprise, such as `UDYAM-KR-03-0104417`, at most 25 characters. Another form is a warning.",
    rule: udyamRule,
    rest: "msme_registration",
    current: (vendor) => vendor.udyamNumber,
  },
  enterpriseClass: {
    type: EnterpriseClassEnum,
    description: "The size that the registration says; null for none.",
    rule: v.nullish(v.picklist(Object.values(enterpriseClasses)), null),
    rest: "msme_class",
    toRest: (size: EnterpriseClass | null) => toRestWord(enterpriseClasses, size) ?? null,
    current: (vendor) => vendor.enterpriseClass,
  },
  address: {
    type: AddressInput,
    required: true,
    description: "Where it is, in India; all of it may be left out.",
    rule: addressRule({}),
    rest: addressPaths(addressNames),
    toRest: toRestAddressInIndia,
    current: ({ address }) => Object.values(address),
  },
  paymentTerms: {
    type: PaymentTermsEnum,
    required: true,
    description: "When it is paid.",
    rule: v.picklist(Object.values(paymentTerms), "Payment Terms are required"),
    rest: "payment_terms",
    toRest: (terms: PaymentTerms) => toRestWord(paymentTerms, terms),
    current: (vendor) => vendor.paymentTerms,
  },
  categoryIds: {
    type: ["ID"],
    required: true,
    names: "Category",
    description: "What it supplies: at most 50 categories of any level.",
    rule: v.pipe(
      v.array(v.string(), "Must be filled in"),
      v.check((ids) => ids.length <= 50, "Must have at most 50 categories"),
    ),
    rest: "category_ids",
    toRest: (ids: readonly string[]) => [...ids],
    current: (vendor) => vendor.categoryIds,
  },
  note: {
    type: "String",
    description: "For the company alone, at most 2000 characters.",
    rule: optionalLines(2000),
    rest: "note",
    current: (vendor) => vendor.note,
  },
} satisfies RecordFields<Vendor>;

export const vendorVersion = versionOfFields(vendorFields);

/** Why a vendor is blocked. */
export const blockFields = {
  reason: {
    type: "String",
    required: true,
    description: "Why, 1 to 500 characters.",
    rule: requiredLines("Reason is required", 500),
    rest: "status_reason",
  },
} satisfies Readonly<Record<string, SentField>>;
