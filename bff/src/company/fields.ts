import * as v from "valibot";
import { emailField, optionalEmailField } from "../account/emailAddress.ts";
import { officePhoneField, optionalPhoneField } from "../account/phoneNumber.ts";
import { optionalText, requiredLines, requiredText } from "../graphql/text.ts";
import { webAddressDescription, webAddressField } from "../account/webAddress.ts";
import { AddressInput, addressPaths, addressRule, toRestAddress } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { businessToday } from "../graphql/businessDay.ts";
import { isMoney } from "../graphql/decimal.ts";
import { keptWhenEmpty, type RecordFields } from "../graphql/inputFields.ts";
import { requiredRichText } from "../richText/richText.ts";
import { optionalTaxNumber } from "../taxNumber/taxNumber.ts";
import { BusinessTypeEnum, businessTypesOf } from "./businessType.ts";
import { billingAddressNames, type Company } from "./record.ts";

// Messages are those of the screens; lengths and ranges are decisions D-35 and D-38.

/** What is said of a province that is missing or unknown: each screen has words of its own. */
export const provinceMessages = { address: "Province is required", billingAddress: "State is required" };

function wholeNumber(lowest: number, highest: number) {
  const message = `Must be a whole number from ${lowest} to ${highest}`;
  return v.nullish(
    v.pipe(v.number(message), v.integer(message), v.minValue(lowest, message), v.maxValue(highest, message)),
  );
}

/** Where the company is registered. */
export const addressFields = {
  address: {
    type: AddressInput,
    required: true,
    description: "The whole address. `area`, `postalCode` and `provinceCode` must be filled in.",
    rule: addressRule({
      area: "Area is Required",
      postalCode: "Zip is Required",
      provinceCode: provinceMessages.address,
    }),
    rest: addressPaths(addressNames),
    toRest: (address: Address) => toRestAddress(addressNames, address, ""),
    current: ({ address }) => Object.values(address),
  },
} satisfies RecordFields<Company>;

/** Who speaks for the company; the title is asked for where it is missing (decision D-37). */
export const contactFields = {
  title: {
    type: "String",
    required: true,
    description: "How to address them, or their position; 1 to 60 characters.",
    rule: requiredText("Title is required", 60),
    rest: "admin_title",
    current: ({ contact }) => contact.title,
  },
} satisfies RecordFields<Company>;

/** What the company was registered with. */
export const nameFields = {
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
    current: (company) => company.businessTypeCode,
  },
  verticalName: {
    type: "String",
    required: true,
    description: "The line of business, 1 to 120 characters.",
    rule: requiredText("Business Vertical Name is Required", 120),
    rest: "business_vertical_name",
    current: (company) => company.verticalName,
  },
  verticalDescription: {
    type: "String",
    required: true,
    description: "What the business does, 1 to 1000 characters.",
    rule: requiredLines("Business Vertical Description is Required", 1000),
    rest: "business_vertical_description",
    current: (company) => company.verticalDescription,
  },
  name: {
    type: "String",
    required: true,
    description: "The name customers know, 1 to 120 characters; unique, in upper or lower case.",
    rule: requiredText("Business Name is required", 120),
    rest: "business_name",
    current: (company) => company.name,
  },
  legalName: {
    type: "String",
    required: true,
    description: "The name in contracts, 1 to 120 characters.",
    rule: requiredText("Legal Name is required", 120),
    rest: "legal_name",
    current: (company) => company.legalName,
  },
} satisfies RecordFields<Company>;

/** The company's numbers in registers. */
export const numberFields = {
  registrationNumber: {
    type: "String",
    description: "Number in the register of companies, at most 120 characters.",
    rule: optionalText(120),
    rest: "registration_number",
    current: (company) => company.registrationNumber,
  },
  registrationDate: {
    type: "Date",
    description: "Day of registration, today or earlier.",
    rule: v.nullish(
      v.pipe(
        v.string(),
        v.check((day) => day <= businessToday(), "Must not be in the future"),
      ),
      null,
    ),
    rest: "registration_date",
    current: (company) => company.registrationDate,
  },
  panNumber: {
    type: "String",
    description: "Permanent Account Number, at most 20 characters; its form is not enforced.",
    rule: optionalTaxNumber,
    rest: "pan_number",
    current: (company) => company.panNumber,
  },
} satisfies RecordFields<Company>;

/** How the company is reached, and its limits. */
export const mediaFields = {
  logoUploadId: {
    type: "ID",
    names: "Upload",
    purpose: "COMPANY_LOGO",
    description: "A finished upload for `COMPANY_LOGO`. Left out: the logo stays; there must be one.",
    rule: v.nullish(v.string()),
    rest: "logo_upload",
    current: (company) => company.logoFile,
  },
  phone: {
    type: "String",
    required: true,
    description: "Office phone, 7 to 15 digits.",
    rule: officePhoneField("Office Phone is required"),
    rest: "phone",
    current: (company) => company.phone,
  },
  officeEmail: {
    type: "String",
    required: true,
    description: "Office e-mail address.",
    rule: emailField,
    rest: "office_email",
    current: (company) => company.officeEmail,
  },
  accountsPhone: {
    type: "String",
    description: "Phone of the accounts department, 7 to 15 digits.",
    rule: optionalPhoneField,
    rest: "accounts_phone",
    current: (company) => company.accountsPhone,
  },
  accountsEmail: {
    type: "String",
    description: "E-mail address of the accounts department.",
    rule: optionalEmailField,
    rest: "accounts_email",
    current: (company) => company.accountsEmail,
  },
  enquiryEmail: {
    type: "String",
    description: "Where customers' enquiries go.",
    rule: optionalEmailField,
    rest: "enquiry_email",
    current: (company) => company.enquiryEmail,
  },
  websiteUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "web_url",
    current: (company) => company.websiteUrl,
  },
  instagramUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "insta",
    current: (company) => company.instagramUrl,
  },
  linkedinUrl: {
    type: "String",
    description: webAddressDescription,
    rule: webAddressField,
    rest: "linkedin",
    current: (company) => company.linkedinUrl,
  },
  passwordRenewalDays: {
    type: "Int",
    description: "0 to 3650; 0 for never. Left out: stays, 90 at first.",
    rule: wholeNumber(0, 3650),
    rest: "password_renewal_days",
    toRest: keptWhenEmpty<number>,
    current: (company) => company.passwordRenewalDays,
  },
  monthlyPurchaseMinimum: {
    type: "Decimal",
    description: "In INR, 0 or more. Left out: stays, 0 at first.",
    rule: v.nullish(
      v.pipe(v.string(), v.check(isMoney, "Must be an amount of 0 or more with at most two decimals")),
    ),
    rest: "monthly_purchase_minimum",
    toRest: keptWhenEmpty<string>,
    current: (company) => company.monthlyPurchaseMinimum,
  },
  maximumProducts: {
    type: "Int",
    description: "1 to 1000000. Left out: stays, 1000 at first.",
    rule: wholeNumber(1, 1_000_000),
    rest: "maximum_products",
    toRest: keptWhenEmpty<number>,
    current: (company) => company.maximumProducts,
  },
} satisfies RecordFields<Company>;

/** Where the company is billed; checked where it is shown (decision D-37). */
export const billingFields = {
  billingName: {
    type: "String",
    description: "The name on bills, at most 120 characters.",
    rule: optionalText(120),
    rest: "billing_name",
    current: ({ billing }) => billing.name,
  },
  gstinNumber: {
    type: "String",
    description:
      "Goods and Services Tax identification number, at most 20 characters; its form is not enforced.",
    rule: optionalTaxNumber,
    rest: "gstin_number",
    current: (company) => company.gstinNumber,
  },
  billingAddress: {
    type: AddressInput,
    required: true,
    description:
      "Where bills go, the whole address. `area`, `postalCode` and `provinceCode` must be filled in.",
    rule: addressRule({
      area: "Area is required",
      postalCode: "ZIP is required",
      provinceCode: provinceMessages.billingAddress,
    }),
    rest: addressPaths(billingAddressNames),
    toRest: (address: Address) => toRestAddress(billingAddressNames, address, ""),
    current: ({ billing }) => Object.values(billing.address),
  },
} satisfies RecordFields<Company>;

/** What customers read of the company. */
export const textFields = {
  aboutUs: {
    type: "String",
    required: true,
    description:
      "What the company says of itself: HTML, at most 20000 characters; what is not allowed is removed.",
    rule: requiredRichText("About us is required"),
    rest: "about_us_text",
    current: (company) => company.aboutUs,
  },
  terms: {
    type: "String",
    required: true,
    description: "Terms and conditions: HTML, at most 20000 characters; what is not allowed is removed.",
    rule: requiredRichText("Terms and Conditions is required"),
    rest: "terms_conditions",
    current: (company) => company.terms,
  },
  imageUploadId: {
    type: "ID",
    names: "Upload",
    purpose: "ABOUT_US_IMAGE",
    description: "A finished upload for `ABOUT_US_IMAGE`. Left out: the image stays as it is.",
    rule: v.nullish(v.string()),
    rest: "about_us_image_url",
    current: (company) => company.aboutUsImageFile,
  },
} satisfies RecordFields<Company>;
