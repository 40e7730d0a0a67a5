import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { addressRecord } from "../address/fields.ts";
import { collection } from "../http/collection.ts";
import { id, instant, nullableText } from "../http/responseFields.ts";
import { msmeClasses, paymentTerms } from "./table.ts";

/** Who supplies a company. */
export const vendorRecord = v.object({
  vendor_id: id,
  company_po_id: id,
  vendor_name: v.string(),
  legal_name: nullableText,
  contact_name: nullableText,
  phone: v.string(),
  email_id: nullableText,
  web_url: nullableText,
  gstin_number: nullableText,
  pan_number: nullableText,
  msme_registration: nullableText,
  msme_class: v.nullable(v.picklist(msmeClasses)),
  ...addressRecord,
  payment_terms: v.picklist(paymentTerms),
  category_ids: v.array(v.string()),
  note: nullableText,
  vendor_status: v.picklist(["active", "blocked"]),
  status_reason: nullableText,
  /** At most five others of the company with the same GSTIN, the oldest first. */
  same_gstin_ids: v.array(id),
  created_at: instant,
  updated_at: instant,
});

/** Whoever supplies a category, or one below it. */
function supplies(value: string): RawBuilder<unknown> {
  const [level, digits] = value.split("-");
  const own = sql`record.category_ids && array[${value}]::text[]`;
  const second = (where: RawBuilder<unknown>) =>
    sql`select '2-' || level2_id from category2 where ${where} = ${Number(digits)}`;
  const third = (where: RawBuilder<unknown>) =>
    sql`select '3-' || level3_id from category3 where ${where} = ${Number(digits)}`;
  if (level === "3") return own;
  const below =
    level === "1" ? sql`${second(sql`level1_id`)} union all ${third(sql`level1_id`)}` : third(sql`level2_id`);
  return sql`(${own} or record.category_ids && array(${below}))`;
}

/** Vendors of companies. */
export const vendors = collection({
  name: "companyVendor",
  noun: "Vendor",
  table: "vendor",
  record: vendorRecord,
  rule: {
    key: "vendor_id",
    order: "vendor_name",
    sortable: { vendor_name: "text" },
    searchable: ["vendor_name", "legal_name", "contact_name", "phone", "gstin_number"],
    filters: { stateshort: "text", payment_terms: "text", vendor_status: "text" },
    narrowing: {
      category: {
        pattern: /^[123]-[1-9]\d{0,8}$/,
        message: "category is a level-id pair, like 2-17",
        condition: supplies,
      },
    },
  },
  records: (db) =>
    db
      .selectFrom("vendor")
      .selectAll("vendor")
      .select(
        sql<number[]>`array(select other.vendor_id from vendor as other
          where other.company_po_id = vendor.company_po_id and other.gstin_number = vendor.gstin_number
            and other.vendor_id <> vendor.vendor_id order by other.vendor_id limit 5)`.as("same_gstin_ids"),
      ),
});
