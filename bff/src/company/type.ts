import {
  addressFields,
  billingFields,
  contactFields,
  mediaFields,
  nameFields,
  numberFields,
  textFields,
} from "./fields.ts";
import { orderFields } from "./orderFields.ts";
import { businessTypeWords } from "./businessType.ts";
import { audited, sameId } from "../audit/audited.ts";
import { PersonType } from "../account/person.ts";
import { AddressType } from "../address/type.ts";
import { allows } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { cleanHtml } from "../richText/richText.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerMay } from "../graphql/viewerMay.ts";
import { ViewerType } from "../session/viewer.ts";
import { BusinessTypeEnum, businessTypesOf } from "./businessType.ts";
import { companyImageUrl } from "./image.ts";
import type { Company } from "./record.ts";
import { companies } from "./source.ts";
import { companyVersion } from "./version.ts";
import { OrderMailsEnum } from "../order/languages.ts";

const SignupPartEnum = builder.enumType("SignupPart", {
  description: "A part of setting a company up.",
  values: {
    COMPANY_INFORMATION: { description: "Step 2, company information, has been saved." },
    ABOUT_US: { description: "Step 3, about us and terms, has been saved." },
    LOCATION: { description: "A location has been saved." },
    LEVEL_2_CATEGORY: { description: "A category of level 2 has been added." },
    LEVEL_3_CATEGORY: { description: "A category of level 3 has been added." },
    COLLECTION: { description: "A collection has been added." },
    FINISHED: { description: "The set-up is over." },
  } as const,
});

/** A company. */
export const CompanyType = builder.objectRef<Company>("Company");

builder.node(CompanyType, {
  description:
    "A business with its own catalogue, locations and users. Everybody sees only their own; what is not meant for customers asks for `COMPANY_READ`.",
  readBy: (user) => allows(user, "COMPANY_READ"),
  id: { resolve: (company) => company.id },
  loadOne: (id, context) => companies.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      open: true,
      description: "The company's id in the REST service (`company_po_id`).",
    }),
    name: t.exposeString("name", {
      open: true,
      description: "The name customers know; unique over all companies.",
    }),
    subdomain: t.exposeString("subdomain", {
      open: true,
      description: "Lower-case letters; the first part of the storefront's address.",
    }),
    legalName: t.exposeString("legalName", {
      open: true,
      nullable: true,
      description: "The name in contracts.",
    }),
    businessType: t.field({
      open: true,
      type: BusinessTypeEnum,
      nullable: true,
      description: "The legal form; null when the service sends a code that is not known.",
      resolve: ({ businessTypeCode: code }, _args, { installation }) =>
        code === null ? null : (businessTypesOf(installation.businessTypes)[code] ?? null),
    }),
    verticalName: t.exposeString("verticalName", {
      open: true,
      nullable: true,
      description: "The line of business, for example `Groceries`.",
    }),
    verticalDescription: t.exposeString("verticalDescription", {
      open: true,
      nullable: true,
      description: "What the business does, at most 1000 characters.",
    }),
    contact: t.field({
      type: PersonType,
      nullable: true,
      description: "Who registered it and speaks for it.",
      resolve: ({ contact }) => contact,
    }),
    startedAt: t.expose("startedAt", {
      open: true,
      type: "DateTime",
      nullable: true,
      description: "When it registered.",
    }),
    ...timeFields(t),
    logoUrl: t.string({
      open: true,
      nullable: true,
      description: "Where the logo is read from; null while there is none.",
      resolve: (company, _args, { mediaBaseUrl }) => companyImageUrl(mediaBaseUrl, company, company.logoFile),
    }),
    phone: t.exposeString("phone", { open: true, nullable: true, description: "Office phone, digits." }),
    officeEmail: t.exposeString("officeEmail", {
      open: true,
      nullable: true,
      description: "Office e-mail address.",
    }),
    registrationNumber: t.exposeString("registrationNumber", {
      nullable: true,
      description: "Number in the register of companies.",
    }),
    registrationDate: t.expose("registrationDate", {
      type: "Date",
      nullable: true,
      description: "Day of registration.",
    }),
    panNumber: t.exposeString("panNumber", {
      nullable: true,
      description: "Permanent Account Number (India).",
    }),
    gstinNumber: t.exposeString("gstinNumber", {
      nullable: true,
      description: "Goods and Services Tax identification number (India), 15 characters.",
    }),
    maximumProducts: t.exposeInt("maximumProducts", {
      nullable: true,
      description: "How many products the company may have; null when there is no limit.",
    }),
    address: t.field({
      type: AddressType,
      description: "The registered address.",
      resolve: (company) => company.address,
    }),
    version: t.string({ description: versionDescription, resolve: companyVersion }),
    viewerCanUpdate: viewerMay(t, "editCompanyMedia", "Whether the viewer may change it."),
  }),
});

builder.objectFields(CompanyType, (t) => ({
  accountsPhone: t.exposeString("accountsPhone", {
    nullable: true,
    description: "Phone number of the accounts department, digits.",
  }),
  accountsEmail: t.exposeString("accountsEmail", {
    nullable: true,
    description: "E-mail address of the accounts department.",
  }),
  enquiryEmail: t.exposeString("enquiryEmail", {
    open: true,
    nullable: true,
    description: "Where customers' enquiries go.",
  }),
  websiteUrl: t.exposeString("websiteUrl", {
    open: true,
    nullable: true,
    description: "The company's own site. Open it with `noopener`: it is not checked.",
  }),
  instagramUrl: t.exposeString("instagramUrl", {
    open: true,
    nullable: true,
    description: "The company's page at Instagram. Not checked.",
  }),
  linkedinUrl: t.exposeString("linkedinUrl", {
    open: true,
    nullable: true,
    description: "The company's page at LinkedIn. Not checked.",
  }),
  passwordRenewalDays: t.exposeInt("passwordRenewalDays", {
    description: "After how many days users are reminded to change their password, 0 to 3650; 0 for never.",
  }),
  acceptHours: t.exposeInt("acceptHours", {
    description: "After how many hours an order that nobody has accepted is late, 1 to 168.",
  }),
  orderMails: t.expose("orderMails", {
    type: OrderMailsEnum,
    description:
      "Whether customers get mails about their orders, and in which language where an order does not say.",
  }),
  monthlyPurchaseMinimum: t.expose("monthlyPurchaseMinimum", {
    type: "Decimal",
    description: "What a customer must buy for in a month, in INR; 0 for no minimum.",
  }),
  billingName: t.string({
    nullable: true,
    description: "The name on bills.",
    resolve: ({ billing }) => billing.name,
  }),
  billingAddress: t.field({
    type: AddressType,
    description: "Where bills go.",
    resolve: ({ billing }) => billing.address,
  }),
  aboutUs: t.string({
    open: true,
    nullable: true,
    description: "What the company says of itself: HTML, cleaned by a list of what is allowed.",
    resolve: ({ aboutUs }) => cleanHtml(aboutUs),
  }),
  aboutUsImageUrl: t.string({
    open: true,
    nullable: true,
    description: "Where the image beside that text is read from; null while there is none.",
    resolve: (company, _args, { mediaBaseUrl }) =>
      companyImageUrl(mediaBaseUrl, company, company.aboutUsImageFile),
  }),
  terms: t.string({
    open: true,
    nullable: true,
    description: "Terms and conditions: HTML, cleaned by a list of what is allowed.",
    resolve: ({ terms }) => cleanHtml(terms),
  }),
  completedSignupParts: t.field({
    open: true,
    type: [SignupPartEnum],
    description:
      "How far the owner has come in setting the company up. `Viewer.nextStep` says where they go on.",
    resolve: ({ signup }) => [...signup.parts],
  }),
}));

builder.objectField(ViewerType, "company", (t) =>
  t.field({
    open: true,
    type: CompanyType,
    ...semanticNonNull,
    description: "The company the viewer belongs to.",
    resolve: (viewer, _args, context) => mustExist(companies.find(context, viewer.companyId)),
  }),
);

audited({
  type: CompanyType,
  records: companies,
  tables: { company: sameId },
  nameOf: (company) => company.name,
  fields: [
    addressFields,
    contactFields,
    nameFields,
    numberFields,
    mediaFields,
    billingFields,
    textFields,
    orderFields,
  ],
  columns: {
    business_type: { path: ["businessType"], label: "Business type", kind: "TEXT", words: businessTypeWords },
    two_step_rule: {
      path: ["twoStepRule"],
      label: "Two-step sign-in",
      kind: "TEXT",
      words: { optional: "Optional", owners: "Required for owners", all: "Required for everybody" },
    },
    two_step_since: { path: ["twoStepSince"], label: "Two-step sign-in required since", kind: "INSTANT" },
    about_us_text: { path: ["aboutUs"], label: "About us", kind: "RICH_TEXT" },
    terms_conditions: { path: ["terms"], label: "Terms and conditions", kind: "RICH_TEXT" },
  },
});
