import * as v from "valibot";
import { AddressInput, addressPaths, addressRule, toRestAddress } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { BusinessTypeEnum, businessTypesOf } from "../company/businessType.ts";
import { inputPaths, type SentField, toRestBody, type ValuesOf } from "../graphql/inputFields.ts";
import { dateOfBirthField } from "./dateOfBirth.ts";
import { emailField } from "./emailAddress.ts";
import { type Gender, GenderEnum, genders } from "./gender.ts";
import { phoneField } from "./phoneNumber.ts";
import { subdomainField } from "./subdomain.ts";
import { optionalPersonName, requiredLines, requiredPersonName, requiredText } from "../graphql/text.ts";

/** What registration says of a province that is missing or unknown. */
export const provinceMessage = "Province is required";

/** What a business says of itself when it registers, with the messages of Document 1 §5; lengths are decision D-35. */
export const registrationFields = {
  businessType: {
    type: BusinessTypeEnum,
    required: true,
    description: "The legal form; one of `Country.businessTypes`.",
    rule: ({ businessTypes }) =>
      v.pipe(
        v.picklist(businessTypesOf(businessTypes), "Business Type is required"),
        v.transform((type) => businessTypesOf(businessTypes).indexOf(type)),
      ),
    rest: "business_type",
  },
  verticalName: {
    type: "String",
    required: true,
    description: "The line of business, at most 120 characters.",
    rule: requiredText("Business Vertical Name is Required", 120),
    rest: "business_vertical_name",
  },
  verticalDescription: {
    type: "String",
    required: true,
    description: "What the business does, at most 1000 characters.",
    rule: requiredLines("Business Vertical Description is Required", 1000),
    rest: "business_vertical_description",
  },
  businessName: {
    type: "String",
    required: true,
    description: "The name customers know, at most 120 characters; unique, in upper or lower case.",
    rule: requiredText("Business Name is required", 120),
    rest: "business_name",
  },
  subdomain: {
    type: "String",
    required: true,
    description:
      "First part of the storefront's address. Everything but the letters a to z is left out; 3 to 63 remain.",
    rule: subdomainField,
    rest: "business_subdomain",
  },
  legalName: {
    type: "String",
    required: true,
    description: "The name in contracts, at most 120 characters.",
    rule: requiredText("Legal Name is required", 120),
    rest: "legal_name",
  },
  address: {
    type: AddressInput,
    required: true,
    description:
      "Where it is registered, in the country that this installation is set up for. `area`, `postalCode` and `provinceCode` must be filled in.",
    rule: addressRule(
      { area: "Area is Required", postalCode: "Zip is Required", provinceCode: provinceMessage },
      "Zip is Invalid",
    ),
    rest: addressPaths(addressNames),
    toRest: (address: Address) => toRestAddress(addressNames, address, ""),
  },
  firstName: {
    type: "String",
    required: true,
    description: "First name of the point of contact, at most 120 characters.",
    rule: requiredPersonName("First Name is required"),
    rest: "admin_first_name",
  },
  lastName: {
    type: "String",
    description: "Last name of the point of contact, at most 120 characters.",
    rule: optionalPersonName,
    rest: "admin_last_name",
  },
  title: {
    type: "String",
    required: true,
    description: "How to address them, or their position; at most 60 characters.",
    rule: requiredText("Title is required", 60),
    rest: "admin_title",
  },
  gender: {
    type: GenderEnum,
    required: true,
    description: "Their gender.",
    rule: v.picklist(genders, "Gender is required"),
    rest: "admin_gender",
    toRest: (gender: Gender) => genders.indexOf(gender) + 1,
  },
  dateOfBirth: {
    type: "Date",
    required: true,
    description: "Between 18 and 122.5 years ago, by the calendar of India.",
    rule: dateOfBirthField(),
    rest: "admin_dob",
  },
  phone: {
    type: "String",
    required: true,
    description: "Ten digits in India; `+91`, a leading 0 and spaces do not matter.",
    rule: phoneField,
    rest: "admin_phone",
  },
  email: {
    type: "String",
    required: true,
    description: "Where the activation link goes, and what they will sign in with. Unique.",
    rule: emailField,
    rest: "admin_email",
  },
} satisfies Readonly<Record<string, SentField>>;

/** A registration that keeps all rules. */
export type Registration = ValuesOf<typeof registrationFields>;

/** Which input field each field of the service's registration came from. */
export const registrationPaths = inputPaths(registrationFields);

const hour = 3_600_000;

/** The body of `POST /v1/companyPO` (Document 1 §3). What the console used to copy is filled in here (decision D-36). */
export function registrationBody(
  registration: Registration,
  address: Address,
  now: number,
): Readonly<Record<string, unknown>> {
  return {
    ...toRestBody(registrationFields, { ...registration, address }, ""),
    billing_name: registration.businessName,
    billing_country: address.country,
    billing_countryshort: address.countryCode,
    // Full hours, because a repeat under the same idempotency key must carry the same body.
    start_date: new Date(Math.floor(now / hour) * hour).toISOString(),
  };
}
