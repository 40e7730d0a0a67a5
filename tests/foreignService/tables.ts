import { Table } from "./table.ts";

const address = "addressline1 addressline2 street_no street_name area_name region_name zip stateshort";
const administrator = "admin_first_name admin_last_name admin_dob admin_title admin_phone admin_email";

/** All that the service keeps, with the fields of Document 1 §3 and Document 2 §3 and no others. */
export function createTables() {
  return {
    companies: new Table("company_po_id", {
      text: `business_vertical_name business_vertical_description business_name business_subdomain legal_name
 ${address} statelong country countryshort ${administrator} start_date
 logo_upload registration_number registration_date pan_number phone office_email accounts_email accounts_phone
 web_url insta linkedin enquiry_email
 billing_name gstin_number billing_addressline1 billing_addressline2 billing_street_no billing_street_name
 billing_area billing_region billing_zip billing_stateshort billing_country billing_countryshort
 about_us_text about_us_image_url terms_conditions`.replaceAll("\n", ""),
      numbers: "business_type admin_gender password_renewal_days monthly_purchase_minimum maximum_products",
      flags: "signup_page2_over signup_page3_over",
    }),
    sellers: new Table("seller_id", {
      text: `business_name legal_name registration_number registration_date pan_number tan_number gstin_number ${address} phone office_email web_url insta linkedin seller_countryshort seller_country seller_statelong business_subdomain ${administrator}`,
      numbers: "company_id seller_type business_type comm_percentage maximum_products admin_gender",
    }),
    level1: new Table("level1_id", {
      text: "level1_name description",
      numbers: "level1_order_id company_po_id",
    }),
    level2: new Table("level2_id", { text: "level2_name", numbers: "level1_id level2_order_id" }),
    level3: new Table("level3_id", { text: "level3_name", numbers: "level1_id level2_id level3_order_id" }),
    banners: new Table("banner_id", {
      text: "banner_url banner_slogan banner_button_text",
      numbers: "category1_id category2_id category3_id order_id company_po_id",
    }),
    collections: new Table("collection_id", {
      text: "collection_name",
      numbers: "company_po_id",
      flags: "collection_enable_select collection_enable_display",
    }),
    brands: new Table("brand_id", { text: "brand_name", numbers: "company_po_id" }),
    manufacturers: new Table("manu_id", {
      text: `manu_name ${address} countryshort country`,
      numbers: "seller_id company_id",
    }),
    products: new Table("prod_id", {
      text: `prod_name prod_colour prod_model prod_pack prod_description prod_specifications summary_image_url country_origin created_at hsn_code sku_seller special_offer_start_date special_offer_end_date`,
      numbers: `prod_brand category1_id category2_id category3_id manu_id company_id seller_id cgst sgst igst product_price gift_wrapping_price discount_percentage special_offer_percentage slab1_gte slab2_gte slab3_gte slab4_gte slab1_disc_percentage slab2_disc_percentage slab3_disc_percentage slab4_disc_percentage`,
      flags: `prod_varient_enabled gift_wrapping_enabled enable_special_offer special_offer_infinite enable_bundle_discounts enable_volume_discounts`,
    }),
    variants: new Table("varient_id", {
      text: "short_name long_name sku_seller closed_reason",
      numbers: "prod_id product_price gift_wrapping_price display_order_id",
      flags: "default_price gift_wrapping_enabled closed item_not_available",
    }),
    images: new Table("image_id", { text: "images_url", numbers: "prod_id order_id" }),
    // The documents know a bundle by the chosen product alone: the rows have no other id.
    bundles: new Table("row", { text: "", numbers: "bundle_id prod_id bundle_offer_percentage order_id" }),
  };
}

export type Tables = ReturnType<typeof createTables>;

/** The fields of bodies that belong to no record. */
const ofAccounts =
  "email pw cpw pw_changed pw_changed_date user_po_id user_seller_id activation iv id company_po_id".split(
    " ",
  );

/** Every name of a field that the documents have. */
export function documentedFields(tables: Tables): ReadonlySet<string> {
  const ofRecords = Object.values(tables).flatMap(({ key, columns }) => [key, ...Object.keys(columns)]);
  return new Set([...ofRecords, ...ofAccounts]);
}
