import { addressPaths } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";

import { billingAddressNames } from "./billing.ts";

function below(field: string, paths: InputPaths): InputPaths {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, [field, ...path]]));
}

const names = {
  business_type: ["businessType"],
  business_vertical_name: ["verticalName"],
  business_vertical_description: ["verticalDescription"],
  business_name: ["name"],
  legal_name: ["legalName"],
  admin_title: ["title"],
};

/** Which input field each field of the service came from, for all edits of a company. */
export const inputPaths: InputPaths = {
  ...names,
  ...below("address", addressPaths(addressNames)),
  ...below("billingAddress", addressPaths(billingAddressNames)),
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
