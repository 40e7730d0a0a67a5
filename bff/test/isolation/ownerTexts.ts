import type { RawRecord } from "../nouns/nounSample.ts";

/** Whose a record is, as its texts say: they all begin with one of these words. */
export const marks = {
  /** Company 1, and location 1 where a location matters. */
  own: "OWN",
  /** Company 1, but location 5001. */
  neighbour: "NEIGHBOUR",
  /** Company 9001. */
  foreign: "FOREIGN",
  /** Company 9001 too, and records of ours point at it. */
  entangled: "FOREIGN",
} as const;

/** Whose a record is. */
export type Whose = keyof typeof marks;

/** All fields that any record may carry; what a collection does not know, a lenient reader passes over. */
export function texts(whose: Whose): RawRecord {
  const mark = marks[whose];
  const names = [
    "business_name business_subdomain legal_name logo_upload phone office_email registration_number pan_number",
    "gstin_number addressline1 addressline2 street_no street_name area_name region_name zip stateshort statelong",
    "countryshort country seller_statelong seller_countryshort seller_country banner_slogan banner_url",
    "banner_button_text level1_name level2_name level3_name description prod_name prod_model prod_colour prod_pack",
    "prod_description prod_specifications summary_image_url hsn_code country_origin short_name long_name sku_seller",
    "closed_reason token_name token_prefix manu_name images_url prod_status_reason account_holder bank_name",
    "branch_name ifsc cheque_file admin_first_name admin_last_name admin_title admin_phone tan_number",
    "web_url insta linkedin accounts_phone accounts_email enquiry_email billing_name business_vertical_name",
    "business_vertical_description about_us_text terms_conditions suspended_reason billing_addressline1 subject_name location_name",
  ];
  return Object.fromEntries(
    names.flatMap((line) => line.split(" ")).map((name) => [name, `${mark} ${name}`]),
  );
}
