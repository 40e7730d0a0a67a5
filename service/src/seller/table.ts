import type { Generated } from "kysely";
import type { AddressColumns } from "../address/columns.ts";
import type { DefaultDecimal, Nullable, Times } from "../db/column.ts";

/** Locations of companies. */
export interface SellerTable extends Times, AddressColumns {
  seller_id: Generated<number>;
  company_po_id: number;
  seller_type: Generated<number>;
  business_type: Nullable<number>;
  business_name: string;
  business_subdomain: Nullable<string>;
  legal_name: Nullable<string>;
  registration_number: Nullable<string>;
  registration_date: Nullable<string>;
  pan_number: Nullable<string>;
  tan_number: Nullable<string>;
  gstin_number: Nullable<string>;
  comm_percentage: DefaultDecimal;
  maximum_products: Generated<number>;
  seller_statelong: Nullable<string>;
  seller_country: Nullable<string>;
  seller_countryshort: Nullable<string>;
  phone: Nullable<string>;
  office_email: Nullable<string>;
  web_url: Nullable<string>;
  insta: Nullable<string>;
  linkedin: Nullable<string>;
  admin_first_name: Nullable<string>;
  admin_last_name: Nullable<string>;
  admin_gender: Nullable<number>;
  admin_dob: Nullable<string>;
  admin_title: Nullable<string>;
  admin_phone: Nullable<string>;
  admin_email: Nullable<string>;
  suspended_at: Nullable<string>;
  suspended_reason: Nullable<string>;
}
