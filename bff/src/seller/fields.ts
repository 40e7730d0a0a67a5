import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { genders } from "../account/gender.ts";
import {
  InviteeInput,
  inviteeRule,
  type PersonChanges,
  PersonChangesInput,
  personChangesRule,
  PersonInput,
  personRule,
} from "../account/personInput.ts";
import { officePhoneField } from "../account/phoneNumber.ts";
import { optionalText, requiredText } from "../graphql/text.ts";
import { webAddressDescription, webAddressField } from "../account/webAddress.ts";
import { AddressInput, addressPaths, addressRule, toRestAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import { BusinessTypeEnum, businessTypesOf } from "../company/businessType.ts";
import { numberFields } from "../company/fields.ts";
import { compareDecimals, isMoney } from "../graphql/decimal.ts";
import { keptWhenEmpty, type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalTaxNumber, requiredGstin } from "../taxNumber/taxNumber.ts";
import { type Seller, sellerAddressNames, type SellerType, sellerTypes } from "./record.ts";
import { SellerTypeEnum } from "./sellerType.ts";

/** What this form says of a province that is missing or unknown (Document 1 §5; decision D-36: strict per screen). */
export const provinceMessage = "State is required";

const percentageMessage = "Must be a number from 0 to 100 with at most two decimals";
const productsMessage = "Must be a whole number from 1 to 1000000";

const personNames = {
  admin_first_name: ["firstName"],
  admin_last_name: ["lastName"],
  admin_title: ["title"],
  admin_gender: ["gender"],
  admin_dob: ["dateOfBirth"],
  admin_phone: ["phone"],
  admin_email: ["email"],
} as const;

/** A person as the service calls their parts; what is not said of them is left out. */
function toRestPerson(person: PersonChanges): Readonly<Record<string, string | number>> {
  const { lastName, gender } = person;
  const named = {
    admin_first_name: person.firstName,
    admin_last_name: lastName === null ? "" : lastName,
    admin_title: person.title,
    admin_gender: gender && genders.indexOf(gender) + 1,
    admin_dob: person.dateOfBirth,
    admin_phone: person.phone,
    admin_email: person.email,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What can be said about a location: the seller form (Document 1 §5, decision D-45); lengths are decision D-35. */
export const sellerFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 120 characters; unique in the company, in upper or lower case.",
    rule: requiredText("Business Name is required", 120),
    rest: "business_name",
    current: (seller) => seller.name,
  },
  type: {
    type: SellerTypeEnum,
    required: true,
    description: "What it is for.",
    rule: v.picklist(sellerTypes, "Type is required"),
    rest: "seller_type",
    toRest: (type: SellerType) => sellerTypes.indexOf(type),
    current: (seller) => seller.type,
  },
  gstinNumber: {
    type: "String",
    required: true,
    description:
      "GSTIN, 15 characters with the right check character. One of another PAN or province is a warning.",
    rule: requiredGstin("GSTIN is required"),
    rest: "gstin_number",
    current: (seller) => seller.gstinNumber,
  },
  address: {
    type: AddressInput,
    required: true,
    description: "Where it is, the whole address. `postalCode` and `provinceCode` must be filled in.",
    rule: addressRule({ postalCode: "Zip is required", provinceCode: provinceMessage }),
    rest: addressPaths(sellerAddressNames),
    toRest: (address: Address) => toRestAddress(sellerAddressNames, address, ""),
    current: ({ address }) => Object.values(address),
  },
  phone: {
    type: "String",
    required: true,
    description: "7 to 15 digits.",
    rule: officePhoneField("Phone is required"),
    rest: "phone",
    current: (seller) => seller.phone,
  },
  administrator: {
    type: PersonInput,
    required: true,
    description:
      "Who runs it, the whole person. Somebody new is invited by mail and signs in for the location.",
    rule: personRule,
    rest: personNames,
    toRest: toRestPerson,
    current: ({ administrator }) => (administrator === null ? null : Object.values(administrator)),
  },
  businessType: {
    type: BusinessTypeEnum,
    description: "The legal form; one of `Country.businessTypes`. A new location takes the company's.",
    rule: ({ businessTypes }) =>
      v.nullish(
        v.pipe(
          v.picklist(businessTypesOf(businessTypes), "Is not offered here"),
          v.transform((type) => businessTypesOf(businessTypes).indexOf(type)),
        ),
      ),
    rest: "business_type",
    toRest: keptWhenEmpty<number>,
    current: (seller) => seller.businessTypeCode,
  },
  legalName: {
    type: "String",
    description: "The name in contracts, at most 120 characters.",
    rule: optionalText(120),
    rest: "legal_name",
    current: (seller) => seller.legalName,
  },
  registrationNumber: {
    type: "String",
    description: "Number in the register of companies, at most 120 characters.",
    rule: numberFields.registrationNumber.rule,
    rest: "registration_number",
    current: (seller) => seller.registrationNumber,
  },
  registrationDate: {
    type: "Date",
    description: "Day of registration, today or earlier.",
    rule: numberFields.registrationDate.rule,
    rest: "registration_date",
    current: (seller) => seller.registrationDate,
  },
  panNumber: {
    type: "String",
    description: "PAN; one that does not look like it is a warning.",
    rule: optionalTaxNumber,
    rest: "pan_number",
    current: (seller) => seller.panNumber,
  },
  tanNumber: {
    type: "String",
    description: "TAN; one that does not look like it is a warning.",
    rule: optionalTaxNumber,
    rest: "tan_number",
    current: (seller) => seller.tanNumber,
  },
  commissionPercentage: {
    type: "Decimal",
    description: "What the company keeps of each sale, 0 to 100 percent, two decimals; 0 at first.",
    rule: v.nullish(
      v.pipe(
        v.string(),
        v.check((text) => isMoney(text) && compareDecimals(text, "100") <= 0, percentageMessage),
      ),
    ),
    rest: "comm_percentage",
    toRest: keptWhenEmpty<string>,
    current: (seller) => seller.commissionPercentage,
  },
  maximumProducts: {
    type: "Int",
    description: "How many products it may have, 1 to 1000000; 1000 at first.",
    rule: v.nullish(
      v.pipe(
        v.number(),
        v.integer(productsMessage),
        v.minValue(1, productsMessage),
        v.maxValue(1_000_000, productsMessage),
      ),
    ),
    rest: "maximum_products",
    toRest: keptWhenEmpty<number>,
    current: (seller) => seller.maximumProducts,
  },
  officeEmail: {
    type: "String",
    description: "E-mail address of the location.",
    rule: optionalEmailField,
    rest: "office_email",
    current: (seller) => seller.officeEmail,
  },
  websiteUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "web_url",
    current: (seller) => seller.websiteUrl,
  },
  instagramUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "insta",
    current: (seller) => seller.instagramUrl,
  },
  linkedinUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "linkedin",
    current: (seller) => seller.linkedinUrl,
  },
} satisfies RecordFields<Seller>;

export const sellerVersion = versionOfFields(sellerFields);

/** The same in an edit, which may complete a person step by step. */
export const editedSellerFields = {
  ...sellerFields,
  administrator: {
    ...sellerFields.administrator,
    type: PersonChangesInput,
    description:
      "Who runs it; what is left out of the person stays. Another e-mail address is somebody new, who is invited by mail and signs in for the location. Only who has all rights of a location's owner can name them, which no API token has.",
    rule: personChangesRule,
  },
} satisfies RecordFields<Seller>;

/** All that is said of a location whose administrator is only invited. */
export const invitedSellerFields = {
  name: sellerFields.name,
  administrator: {
    type: InviteeInput,
    required: true,
    description: "Who is to run it. They are invited by mail and sign in for the location.",
    rule: inviteeRule,
    rest: personNames,
    toRest: toRestPerson,
  },
} satisfies Readonly<Record<string, SentField>>;
