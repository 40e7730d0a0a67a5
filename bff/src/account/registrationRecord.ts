import { businessTypesOf, type BusinessTypeReading } from "../company/businessType.ts";
import type { Country, Province } from "../country/record.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { genders } from "./gender.ts";
import type { Registration } from "./registration.ts";

const hour = 3_600_000;

/**
 * The start of the company's time with us. Full hours, because a repeat under the same idempotency key must carry the same
 * body.
 */
function startDate(now: number): string {
  return new Date(Math.floor(now / hour) * hour).toISOString();
}

/** The body of `POST /v1/companyPO` (Document 1 §3). What the console used to copy is filled in here (decision D-36). */
export function registrationRecord(
  registration: Registration,
  country: Country,
  province: Province,
  reading: BusinessTypeReading,
  now: number,
): Readonly<Record<string, unknown>> {
  return {
    business_type: businessTypesOf(reading).indexOf(registration.businessType),
    business_vertical_name: registration.verticalName,
    business_vertical_description: registration.verticalDescription,
    business_name: registration.businessName,
    business_subdomain: registration.subdomain,
    legal_name: registration.legalName,
    addressline1: registration.addressLine1 ?? "",
    addressline2: registration.addressLine2 ?? "",
    street_no: registration.streetNumber ?? "",
    street_name: registration.streetName ?? "",
    area_name: registration.area,
    region_name: registration.region ?? "",
    zip: registration.postalCode,
    stateshort: province.code,
    statelong: province.name,
    country: country.name,
    countryshort: country.code,
    admin_first_name: registration.firstName,
    admin_last_name: registration.lastName ?? "",
    admin_gender: genders.indexOf(registration.gender) + 1,
    admin_dob: registration.dateOfBirth,
    admin_title: registration.title,
    admin_phone: registration.phone,
    admin_email: registration.email,
    billing_name: registration.businessName,
    billing_country: country.name,
    billing_countryshort: country.code,
    start_date: startDate(now),
  };
}

/** Which input field each field of the service's registration came from. */
export const registrationPaths: InputPaths = {
  business_type: ["businessType"],
  business_vertical_name: ["verticalName"],
  business_vertical_description: ["verticalDescription"],
  business_name: ["businessName"],
  business_subdomain: ["subdomain"],
  legal_name: ["legalName"],
  addressline1: ["addressLine1"],
  addressline2: ["addressLine2"],
  street_no: ["streetNumber"],
  street_name: ["streetName"],
  area_name: ["area"],
  region_name: ["region"],
  zip: ["postalCode"],
  stateshort: ["provinceCode"],
  statelong: ["provinceCode"],
  admin_first_name: ["firstName"],
  admin_last_name: ["lastName"],
  admin_gender: ["gender"],
  admin_dob: ["dateOfBirth"],
  admin_title: ["title"],
  admin_phone: ["phone"],
  admin_email: ["email"],
};
