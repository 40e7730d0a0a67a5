import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { registration_company$key } from "#/__generated__/registration_company.graphql";
import type { BusinessType } from "#/__generated__/RegistrationFormMutation.graphql";

/** What the company was registered with, while it is edited. */
export interface RegistrationDraft {
  readonly businessType: BusinessType | null;
  readonly verticalName: string;
  readonly verticalDescription: string;
  readonly name: string;
  readonly legalName: string;
}

/** The labels of registration (Document 1 §2). */
export const registrationLabels = {
  businessType: msg`Type`,
  verticalName: msg`Business Vertical Name`,
  verticalDescription: msg`Description`,
  name: msg`Business Name`,
  legalName: msg`Legal Name`,
};

/** The fields as their form begins. */
export function registrationDraft(companyKey: registration_company$key): RegistrationDraft {
  const company = readInlineData(
    graphql`
      fragment registration_company on Company @inline {
        businessType
        verticalName
        verticalDescription
        name
        legalName
      }
    `,
    companyKey,
  );
  return {
    businessType: company.businessType ?? null,
    verticalName: company.verticalName ?? "",
    verticalDescription: company.verticalDescription ?? "",
    name: company.name,
    legalName: company.legalName ?? "",
  };
}
