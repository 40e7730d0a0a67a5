import { addressEntries, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { optionalTextField } from "../rest/recordFields.ts";

/** Where a company is billed (Document 1 §3). */
export interface Billing {
  readonly name: string | null;
  readonly address: Address;
}

/** The service's names of a billing address. */
export const billingAddressNames = {
  line1: "billing_addressline1",
  line2: "billing_addressline2",
  streetNumber: "billing_street_no",
  streetName: "billing_street_name",
  area: "billing_area",
  region: "billing_region",
  postalCode: "billing_zip",
  provinceCode: "billing_stateshort",
  province: "billing_statelong",
  countryCode: "billing_countryshort",
  country: "billing_country",
} as const;

/** The billing fields of the company's record. */
export const billingFields = { billing_name: optionalTextField, ...addressEntries(billingAddressNames) };

/** The billing fields in our names. */
export function billingOf(record: Readonly<Record<keyof typeof billingFields, string | null>>): Billing {
  return { name: record.billing_name, address: addressOf(record, billingAddressNames) };
}
