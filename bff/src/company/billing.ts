import type { Address } from "../address/type.ts";
import { optionalTextField } from "../rest/recordFields.ts";

/** Where a company is billed (Document 1 §3). */
export interface Billing {
  readonly name: string | null;
  readonly address: Address;
}

/** The billing fields of the company's record. */
export const billingFields = {
  billing_name: optionalTextField,
  billing_addressline1: optionalTextField,
  billing_addressline2: optionalTextField,
  billing_street_no: optionalTextField,
  billing_street_name: optionalTextField,
  billing_area: optionalTextField,
  billing_region: optionalTextField,
  billing_zip: optionalTextField,
  billing_stateshort: optionalTextField,
  billing_statelong: optionalTextField,
  billing_countryshort: optionalTextField,
  billing_country: optionalTextField,
};

/** The billing fields in our names. */
export function billingOf(record: Readonly<Record<keyof typeof billingFields, string | null>>): Billing {
  return {
    name: record.billing_name,
    address: {
      line1: record.billing_addressline1,
      line2: record.billing_addressline2,
      streetNumber: record.billing_street_no,
      streetName: record.billing_street_name,
      area: record.billing_area,
      region: record.billing_region,
      postalCode: record.billing_zip,
      provinceCode: record.billing_stateshort,
      province: record.billing_statelong,
      countryCode: record.billing_countryshort,
      country: record.billing_country,
    },
  };
}
