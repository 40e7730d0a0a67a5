import { versionOfFields } from "../graphql/inputFields.ts";
import type { Editing } from "../graphql/version.ts";
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
import type { Company } from "./record.ts";
import { companies } from "./source.ts";

/** What is edited together. People who edit different sections do not stand in each other's way. */
const versions = {
  address: versionOfFields<Company>(addressFields),
  contact: versionOfFields<Company>(contactFields),
  names: versionOfFields<Company>(nameFields),
  numbers: versionOfFields<Company>(numberFields),
  media: versionOfFields<Company>(mediaFields),
  billing: versionOfFields<Company>(billingFields),
  texts: versionOfFields<Company>(textFields),
  orders: versionOfFields<Company>(orderFields),
};

export type CompanySection = keyof typeof versions;

const sections = Object.keys(versions);

/** The version of a company: one part for each section. */
export function companyVersion(company: Company): string {
  return Object.values(versions)
    .map((version) => version(company))
    .join(".");
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
