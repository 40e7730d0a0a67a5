import { addressFields } from "../address/fields.ts";
import { requiredZip } from "../address/zip.ts";
import {
  optionalEmail,
  optionalWebAddress,
  registrationDate,
  requiredBirthDate,
  requiredEmail,
  requiredGender,
  requiredPhone,
} from "../http/contactField.ts";
import {
  optionalDecimal,
  optionalPersonName,
  optionalText,
  requiredPersonName,
  optionalWhole,
  requiredText,
  requiredWhole,
} from "../http/field.ts";

/** The seller form (Document 1 §3, §5; types 0 Warehouse, 1 Store, 2 Both: decision D-45). */
export const sellerFields = {
  seller_type: requiredWhole("Type is required", 0, 2),
  business_type: optionalWhole(0, 8),
  business_name: requiredText("Business Name is required", 120),
  business_subdomain: optionalText(63),
  legal_name: optionalText(120),
  registration_number: optionalText(120),
  registration_date: registrationDate,
  pan_number: optionalText(20),
  tan_number: optionalText(20),
  gstin_number: requiredText("GSTIN is required", 20),
  ...addressFields,
  zip: requiredZip("Zip is required"),
  stateshort: requiredText("State is required", 120),
  seller_statelong: optionalText(120),
  seller_country: optionalText(120),
  seller_countryshort: optionalText(3),
  phone: requiredPhone("Phone is required"),
  office_email: optionalEmail,
  web_url: optionalWebAddress,
  insta: optionalWebAddress,
  linkedin: optionalWebAddress,
  admin_first_name: requiredPersonName("First Name is required"),
  admin_last_name: optionalPersonName,
  admin_gender: requiredGender("Gender is required"),
  admin_dob: requiredBirthDate("Date of birth is required"),
  admin_title: requiredText("Title is required", 60),
  admin_phone: requiredPhone("Phone is required"),
  admin_email: requiredEmail("Email address is required"),
};

/** Numbers with a default: when absent or empty the stored value stays. */
export const sellerLimits = {
  comm_percentage: optionalDecimal(0, 100),
  maximum_products: optionalWhole(1, 1_000_000),
};

const { business_name, admin_first_name, admin_last_name, admin_email } = sellerFields;

/** What a location begins with whose administrator is only invited now. */
export const invitedFields = { business_name, admin_first_name, admin_last_name, admin_email };
