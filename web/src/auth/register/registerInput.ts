import type { RegisterCompanyInput } from "#/__generated__/useRegisterCompanyMutation.graphql";
import { addressInput } from "#/address/address.ts";
import { optionalText } from "#/form/optionalText.ts";
import { isoDateOf } from "#/ui/dateParts.ts";
import type { RegisterValues } from "./registerValues.ts";

/**
 * The mutation's input from a form whose rules are met; null while a required choice is missing. Spaces at the ends
 * fall off, and optional fields that were left empty are null.
 */
export function registerInput(values: RegisterValues, idempotencyKey: string): RegisterCompanyInput | null {
  const { businessType, address, gender } = values;
  const dateOfBirth = isoDateOf(values.dateOfBirth);
  if (!businessType || !address.provinceCode || !gender || !dateOfBirth) return null;
  return {
    businessType,
    verticalName: values.verticalName.trim(),
    verticalDescription: values.verticalDescription.trim(),
    businessName: values.businessName.trim(),
    subdomain: values.subdomain,
    legalName: values.legalName.trim(),
    address: addressInput(address),
    firstName: values.firstName.trim(),
    lastName: optionalText(values.lastName),
    title: values.title.trim(),
    gender,
    dateOfBirth,
    phone: values.phone,
    email: values.email,
    website: optionalText(values.website),
    idempotencyKey,
  };
}
