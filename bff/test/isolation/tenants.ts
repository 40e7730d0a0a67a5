import { allUploadRules, type UploadPurpose } from "../../src/upload/purpose.ts";

/** A raw record as the service sends it. */
export type RawRecord = Readonly<Record<string, unknown>>;

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

/** The id that the records of each owner have, in every collection alike. */
export const ids: Readonly<Record<Whose, number>> = {
  own: 1,
  neighbour: 5001,
  foreign: 9001,
  entangled: 9005,
};
/** An id that no record has. */
export const unknownId = 7777;

/** The company of each owner. */
export const companies: Readonly<Record<Whose, number>> = {
  own: 1,
  neighbour: 1,
  foreign: 9001,
  entangled: 9001,
};

/** Values that any record may carry and that say nothing about whose it is. */
const figures: RawRecord = {
  business_type: 0,
  seller_type: 1,
  maximum_products: 5,
  comm_percentage: "5.00",
  registration_date: "2020-01-01",
  order_id: 1,
  level1_order_id: 1,
  level2_order_id: 1,
  level3_order_id: 1,
  display_order_id: 1,
  prod_status: "enabled",
  cgst: "9",
  sgst: "9",
  igst: "18",
  product_price: "10",
  gift_wrapping_enabled: true,
  gift_wrapping_price: "1",
  discount_percentage: "5",
  bundle_offer_percentage: "5",
  account_number_end: "1234",
  account_type: "CURRENT",
  admin_dob: "1990-01-01",
  admin_gender: 1,
  admin_email: "seller@own.test",
  start_date: "2026-01-01T00:00:00Z",
  suspended_at: "2026-01-02T00:00:00Z",
  prod_status_at: "2026-01-02T00:00:00Z",
  prod_reviewed_at: "2026-01-02T00:00:00Z",
  prod_review_changed: true,
  closed_at: "2026-01-02T00:00:00Z",
  last_used_at: "2026-01-02T00:00:00Z",
  products_count: 1,
  signup_page2_over: true,
  permissions: ["PRODUCT_UPDATE"],
  expires_at: "2036-01-01T00:00:00Z",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
};

/** Records of one collection of the service. */
export interface Collection {
  /** The field with the record's id. */
  readonly key: string;
  readonly records: readonly RawRecord[];
}

/** What a company shares has no neighbour; what belongs to a location has one. */
const ownersOf = {
  company: ["own", "foreign", "entangled"],
  location: ["own", "neighbour", "foreign", "entangled"],
} as const;

interface Rows {
  /** Whether records belong to one of the company's locations. */
  readonly of?: keyof typeof ownersOf;
  /** Fields that name a record of the same owner. */
  readonly links?: readonly string[];
  /** The values of a record, each text with the mark of its owner; else any text and figure there is. */
  readonly values?: (whose: Whose, id: number, mark: string) => RawRecord;
  /** Further records, like our own in everything else. */
  readonly more?: readonly RawRecord[];
}

/** A collection with one record of each owner. */
export function collection(
  key: string,
  { of = "company", links = [], values = texts, more = [] }: Rows = {},
): Collection {
  const records = ownersOf[of].map((whose) => ({
    ...values(whose, ids[whose], marks[whose]),
    ...figures,
    company_po_id: companies[whose],
    ...Object.fromEntries(links.map((link) => [link, ids[whose]])),
    [key]: ids[whose],
  }));
  return { key, records: [...records, ...more.map((record) => ({ ...records[0], ...record }))] };
}

/** What a session of the fixtures is called. */
export function sessionHandle(id: number): string {
  return `session-${id}`;
}

/** The uploads of each owner, one for each purpose. */
export function uploadId(id: number, purpose: UploadPurpose): string {
  const index = allUploadRules.findIndex((rule) => rule.purpose === purpose);
  return `${String(id).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
}
