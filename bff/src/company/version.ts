import { type Editing, versionOf } from "../graphql/version.ts";
import type { Company } from "./record.ts";
import { companies } from "./source.ts";

/** What is edited together. People who edit different sections do not stand in each other's way. */
export type CompanySection = "address" | "contact" | "names" | "numbers" | "media" | "billing" | "texts";

const versions: Readonly<Record<CompanySection, (company: Company) => string>> = {
  address: ({ address }) => versionOf(Object.values(address)),
  contact: ({ contact }) => versionOf([contact.title]),
  names: (company) =>
    versionOf([
      company.businessTypeCode,
      company.verticalName,
      company.verticalDescription,
      company.name,
      company.legalName,
    ]),
  numbers: (company) => versionOf([company.registrationNumber, company.registrationDate, company.panNumber]),
  media: (company) =>
    versionOf([
      company.logoFile,
      company.phone,
      company.officeEmail,
      company.accountsPhone,
      company.accountsEmail,
      company.enquiryEmail,
      company.websiteUrl,
      company.instagramUrl,
      company.linkedinUrl,
      company.passwordRenewalDays,
      company.monthlyPurchaseMinimum,
      company.maximumProducts,
    ]),
  billing: ({ gstinNumber, billing }) =>
    versionOf([gstinNumber, billing.name, ...Object.values(billing.address)]),
  texts: ({ aboutUs, aboutUsImageFile, terms }) => versionOf([aboutUs, aboutUsImageFile, terms]),
};

const sections: readonly CompanySection[] = [
  "address",
  "contact",
  "names",
  "numbers",
  "media",
  "billing",
  "texts",
];

/** The version of a company: one part for each section. */
export function companyVersion(company: Company): string {
  return sections.map((section) => versions[section](company)).join(".");
}

/** The part of a company's version that an edit of these sections is about; empty for a text that is no version. */
export function partOfVersion(version: string, edited: readonly CompanySection[]): string {
  const parts = version.split(".");
  return edited.map((section) => parts[sections.indexOf(section)] ?? "").join(".");
}

/** How an edit of these sections compares versions. */
export function companyEditing(edited: readonly CompanySection[]): Editing<Company> {
  return {
    records: companies,
    version: (company) => edited.map((section) => versions[section](company)).join("."),
  };
}
