import { genders } from "../account/gender.ts";
import type { PersonValues } from "../account/personInput.ts";
import { businessTypesOf } from "../company/businessType.ts";
import type { Address } from "../address/type.ts";
import type { Installation } from "../graphql/context.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { sellerTypes } from "./record.ts";
import type { SellerChange } from "./rules.ts";

type WrittenFields = Readonly<Record<string, string | number>>;

/** Leaves out what stays; an empty text means none, as in the documents' forms. */
function given(fields: Readonly<Record<string, string | number | null | undefined>>): WrittenFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value ?? ""]])),
  );
}

function writtenAddress(address: Address): WrittenFields {
  return given({
    addressline1: address.line1,
    addressline2: address.line2,
    street_no: address.streetNumber,
    street_name: address.streetName,
    area_name: address.area,
    region_name: address.region,
    zip: address.postalCode,
    stateshort: address.provinceCode,
    seller_statelong: address.province,
    seller_country: address.country,
    seller_countryshort: address.countryCode,
  });
}

function writtenAdministrator(person: PersonValues): WrittenFields {
  return given({
    admin_first_name: person.firstName,
    admin_last_name: person.lastName,
    admin_title: person.title,
    admin_gender: genders.indexOf(person.gender) + 1,
    admin_dob: person.dateOfBirth,
    admin_phone: person.phone,
    admin_email: person.email,
  });
}

/** The fields of the seller form that change, as the documents name them (Document 1 §3). */
export function writtenSeller(
  change: Omit<SellerChange, "address">,
  address: Address | undefined,
  { businessTypes }: Pick<Installation, "businessTypes">,
): WrittenFields {
  const { type, businessType, administrator } = change;
  return {
    ...given({
      business_name: change.name,
      seller_type: type && sellerTypes.indexOf(type),
      business_type: businessType ? businessTypesOf(businessTypes).indexOf(businessType) : undefined,
      legal_name: change.legalName,
      registration_number: change.registrationNumber,
      registration_date: change.registrationDate,
      pan_number: change.panNumber,
      tan_number: change.tanNumber,
      gstin_number: change.gstinNumber,
      // Numbers with a default have no empty form: null leaves them as they are.
      comm_percentage: change.commissionPercentage ?? undefined,
      maximum_products: change.maximumProducts ?? undefined,
      phone: change.phone,
      office_email: change.officeEmail,
      web_url: change.websiteUrl,
      insta: change.instagramUrl,
      linkedin: change.linkedinUrl,
    }),
    ...(address === undefined ? {} : writtenAddress(address)),
    ...(administrator === undefined ? {} : writtenAdministrator(administrator)),
  };
}

/** Which input field each field of the service came from. */
export const inputPaths: InputPaths = {
  business_name: ["name"],
  seller_type: ["type"],
  business_type: ["businessType"],
  legal_name: ["legalName"],
  registration_number: ["registrationNumber"],
  registration_date: ["registrationDate"],
  pan_number: ["panNumber"],
  tan_number: ["tanNumber"],
  gstin_number: ["gstinNumber"],
  comm_percentage: ["commissionPercentage"],
  maximum_products: ["maximumProducts"],
  addressline1: ["address", "line1"],
  addressline2: ["address", "line2"],
  street_no: ["address", "streetNumber"],
  street_name: ["address", "streetName"],
  area_name: ["address", "area"],
  region_name: ["address", "region"],
  zip: ["address", "postalCode"],
  stateshort: ["address", "provinceCode"],
  seller_statelong: ["address", "provinceCode"],
  phone: ["phone"],
  office_email: ["officeEmail"],
  web_url: ["websiteUrl"],
  insta: ["instagramUrl"],
  linkedin: ["linkedinUrl"],
  admin_first_name: ["administrator", "firstName"],
  admin_last_name: ["administrator", "lastName"],
  admin_title: ["administrator", "title"],
  admin_gender: ["administrator", "gender"],
  admin_dob: ["administrator", "dateOfBirth"],
  admin_phone: ["administrator", "phone"],
  admin_email: ["administrator", "email"],
  suspended_reason: ["reason"],
};
