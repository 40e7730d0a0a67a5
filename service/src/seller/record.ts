import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { addressRecord } from "../address/fields.ts";
import type { Database } from "../db/schema.ts";
import {
  decimal,
  id,
  instant,
  nullableDate,
  nullableInstant,
  nullableText,
  nullableWhole,
  whole,
} from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { flag, words } from "../http/narrowing.ts";

/** A location of a company (Document 1 §3). `company_id` is the documents' second spelling of `company_po_id`. */
export const sellerRecord = v.object({
  seller_id: id,
  company_po_id: id,
  company_id: id,
  seller_type: whole,
  business_type: nullableWhole,
  business_name: v.string(),
  business_subdomain: nullableText,
  legal_name: nullableText,
  registration_number: nullableText,
  registration_date: nullableDate,
  pan_number: nullableText,
  tan_number: nullableText,
  gstin_number: nullableText,
  comm_percentage: decimal,
  maximum_products: whole,
  ...addressRecord,
  seller_statelong: nullableText,
  seller_country: nullableText,
  seller_countryshort: nullableText,
  phone: nullableText,
  office_email: nullableText,
  web_url: nullableText,
  insta: nullableText,
  linkedin: nullableText,
  admin_first_name: nullableText,
  admin_last_name: nullableText,
  admin_gender: nullableWhole,
  admin_dob: nullableDate,
  admin_title: nullableText,
  admin_phone: nullableText,
  admin_email: nullableText,
  /** Extension: whether the administrator may sign in; null when there is none. */
  admin_active: v.nullable(v.boolean()),
  /** Extension: whether the administrator has ever activated the account: then who may not sign in is disabled. */
  admin_activated: v.nullable(v.boolean()),
  /** Extension: how many products it has. */
  products_count: whole,
  /** Extension: since when, and why, nobody of it may sign in. */
  suspended_at: nullableInstant,
  suspended_reason: nullableText,
  created_at: instant,
  updated_at: instant,
});

/** The account of a location's administrator. */
const administrator = (eb: ExpressionBuilder<Database, "seller">) =>
  eb
    .selectFrom("account")
    .whereRef("account.seller_id", "=", "seller.seller_id")
    .whereRef("account.email_id", "=", "seller.admin_email");

/**
 * Where a location stands: nobody runs one whose administrator was never named, or had activated the account and may no
 * longer sign in.
 */
const stands = (statuses: RawBuilder<unknown>) => sql`case
  when record.suspended_at is not null then 'suspended'
  when record.admin_email is null then 'unattended'
  when record.admin_active is not false then 'active'
  when record.admin_activated then 'unattended'
  else 'invited' end in ${statuses}`;

/** Locations. */
export const sellers = collection({
  name: "companySeller",
  noun: "Seller",
  table: "seller",
  record: sellerRecord,
  rule: {
    key: "seller_id",
    order: "business_name",
    sortable: { business_name: "text", products_count: "integer" },
    searchable: ["business_name", "legal_name", "area_name"],
    filters: { seller_type: "integer", stateshort: "text" },
    narrowing: {
      seller_status: words("seller_status", ["unattended", "invited", "active", "suspended"], stands),
      has_gstin: flag("has_gstin", (has) => sql`(record.gstin_number is not null) = ${has}`),
    },
  },
  records: (db) =>
    db
      .selectFrom("seller")
      .selectAll("seller")
      .select("seller.company_po_id as company_id")
      .select((eb) => [
        administrator(eb).select("account.active").as("admin_active"),
        administrator(eb)
          .select(sql<boolean>`account.activated_at is not null`.as("activated"))
          .as("admin_activated"),
        sql<number>`(select coalesce(sum(change), 0)::int from product_tally
          where product_tally.seller_id = seller.seller_id)`.as("products_count"),
      ]),
});
