import type { RegisterCompanyInput } from "#/__generated__/useRegisterCompanyMutation.graphql";
import { isoDateOf } from "#/ui/dateParts.ts";
import type { RegisterValues } from "./registerValues.ts";

/**
 * The mutation's input from a form whose rules are met; null while a required choice is missing. Spaces at the ends
 * fall off, and optional fields that were left empty are null.
 */
export function registerInput(values: RegisterValues, idempotencyKey: string): RegisterCompanyInput | null {
  const { businessType, provinceCode, gender } = values;
  const dateOfBirth = isoDateOf(values.dateOfBirth);
  if (!businessType || !provinceCode || !gender || !dateOfBirth) return null;
  return {
    businessType,
    verticalName: values.verticalName.trim(),
    verticalDescription: values.verticalDescription.trim(),
    businessName: values.businessName.trim(),
    subdomain: values.subdomain,
    legalName: values.legalName.trim(),
    addressLine1: optional(values.addressLine1),
    addressLine2: optional(values.addressLine2),
    streetNumber: optional(values.streetNumber),
    streetName: optional(values.streetName),
    area: values.area.trim(),
    postalCode: values.postalCode,
    region: optional(values.region),
    provinceCode,
    firstName: values.firstName.trim(),
    lastName: optional(values.lastName),
    title: values.title.trim(),
    gender,
    dateOfBirth,
    phone: values.phone,
    email: values.email,
    website: optional(values.website),
    idempotencyKey,
  };
}

function optional(text: string): string | null {
  return text.trim() || null;
}
