import { PersonType } from "../account/person.ts";
import { AddressType } from "../address/type.ts";
import { builder } from "../graphql/builder.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCan } from "../access/viewerCan.ts";
import { businessTypesOf } from "./businessType.ts";
import { companyImageUrl } from "./image.ts";
import type { Company } from "./record.ts";
import { companies } from "./source.ts";
import { companyVersion } from "./version.ts";

/** The legal form of a business. */
export const BusinessTypeEnum = builder.enumType("BusinessType", {
  description: "The legal form of a business.",
  values: {
    INDIVIDUAL: { description: "One person." },
    SOLE_PROPRIETORSHIP: { description: "Sole proprietorship." },
    PARTNERSHIP_FIRM: { description: "Partnership firm." },
    LIMITED_LIABILITY_PARTNERSHIP: { description: "Limited liability partnership." },
    PRIVATE_LIMITED_COMPANY: { description: "Private limited company." },
    LIMITED_COMPANY: { description: "Limited company." },
    LIMITED_LIABILITY_COMPANY: { description: "Limited liability company." },
    C_CORP: { description: "C corporation." },
    S_CORP: { description: "S corporation." },
    ORGANIZATION: {
      description: "Any organisation, for a service that tells only individuals and organisations apart.",
    },
  } as const,
});

/** A company. */
export const CompanyType = builder.objectRef<Company>("Company");

builder.node(CompanyType, {
  description: "A business with its own catalogue, locations and users. Everybody sees only their own.",
  id: { resolve: (company) => company.id },
  loadOne: (id, context) => companies.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The company's id in the REST service (`company_po_id`).",
    }),
    name: t.exposeString("name", { description: "The name customers know; unique over all companies." }),
    subdomain: t.exposeString("subdomain", {
      description: "Lower-case letters; the first part of the storefront's address.",
    }),
    legalName: t.exposeString("legalName", { nullable: true, description: "The name in contracts." }),
    businessType: t.field({
      type: BusinessTypeEnum,
      nullable: true,
      description: "The legal form; null when the service sends a code that is not known.",
      resolve: ({ businessTypeCode: code }, _args, { installation }) =>
        code === null ? null : (businessTypesOf(installation.businessTypes)[code] ?? null),
    }),
    verticalName: t.exposeString("verticalName", {
      nullable: true,
      description: "The line of business, for example `Groceries`.",
    }),
    verticalDescription: t.exposeString("verticalDescription", {
      nullable: true,
      description: "What the business does, at most 1000 characters.",
    }),
    contact: t.field({
      type: PersonType,
      nullable: true,
      description: "Who registered it and speaks for it. Null for those who act for one location.",
      resolve: ({ contact }, _args, { session }) => (session.current?.user.kind === "owner" ? contact : null),
    }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it registered.",
    }),
    logoUrl: t.string({
      nullable: true,
      description: "Where the logo is read from; null while there is none.",
      resolve: (company, _args, { mediaBaseUrl }) => companyImageUrl(mediaBaseUrl, company, company.logoFile),
    }),
    phone: t.exposeString("phone", { nullable: true, description: "Office phone, digits." }),
    officeEmail: t.exposeString("officeEmail", { nullable: true, description: "Office e-mail address." }),
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
    viewerCanUpdate: t.boolean({
      description: "Whether the viewer may change it. Asks for `COMPANY_UPDATE`.",
      resolve: (_company, _args, context) => viewerCan(context, "COMPANY_UPDATE"),
    }),
  }),
});

builder.objectField(ViewerType, "company", (t) =>
  t.field({
    type: CompanyType,
    nullable: true,
    directives: semanticNonNull,
    description: "The company the viewer belongs to.",
    resolve: (viewer, _args, context) => companies.load(context, viewer.companyId),
  }),
);
