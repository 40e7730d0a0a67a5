import type { InputPaths } from "../graphql/expectedErrors.ts";

const names = {
  business_type: ["businessType"],
  business_vertical_name: ["verticalName"],
  business_vertical_description: ["verticalDescription"],
  business_name: ["name"],
  legal_name: ["legalName"],
  admin_title: ["title"],
};

const address = {
  addressline1: "line1",
  addressline2: "line2",
  street_no: "streetNumber",
  street_name: "streetName",
  zip: "postalCode",
  stateshort: "provinceCode",
  statelong: "provinceCode",
};

/** Which input field each field of the service came from, for all edits of a company. */
export const inputPaths: InputPaths = {
  ...names,
  ...Object.fromEntries(Object.entries(address).map(([field, path]) => [field, ["address", path]])),
  area_name: ["address", "area"],
  region_name: ["address", "region"],
  ...Object.fromEntries(
    Object.entries(address).map(([field, path]) => [`billing_${field}`, ["billingAddress", path]]),
  ),
  billing_area: ["billingAddress", "area"],
  billing_region: ["billingAddress", "region"],
  billing_name: ["billingName"],
  gstin_number: ["gstinNumber"],
  registration_number: ["registrationNumber"],
  registration_date: ["registrationDate"],
  pan_number: ["panNumber"],
  logo_upload: ["logoUploadId"],
  phone: ["phone"],
  office_email: ["officeEmail"],
  accounts_phone: ["accountsPhone"],
  accounts_email: ["accountsEmail"],
  enquiry_email: ["enquiryEmail"],
  web_url: ["websiteUrl"],
  insta: ["instagramUrl"],
  linkedin: ["linkedinUrl"],
  password_renewal_days: ["passwordRenewalDays"],
  monthly_purchase_minimum: ["monthlyPurchaseMinimum"],
  maximum_products: ["maximumProducts"],
  about_us_text: ["aboutUs"],
  about_us_image_url: ["imageUploadId"],
  terms_conditions: ["terms"],
};
