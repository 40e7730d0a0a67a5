import { sql } from "kysely";
import { vendors } from "../../vendor/record.ts";
import { address, type ExportedList, shared, times } from "../exportedList.ts";

/** The names of the categories of a level that a vendor supplies. */
const names = (level: 1 | 2 | 3) =>
  sql`select ${sql.ref(`level${level}_name`)} as name from ${sql.table(`category${level}`)}
    where category_ids @> array[${sql.lit(`${level}-`)} || ${sql.ref(`level${level}_id`)}]`;

/** Vendors with the names of what they supply; where they are paid is in no file. */
export const vendorList: ExportedList = {
  name: "vendor",
  rule: vendors.rule,
  scope: shared,
  asksFor: "VENDOR_READ",
  node: ["Vendor", "vendor_id"],
  records: (db) =>
    sql`(select vendor.*, (select string_agg(name, '; ' order by name)
        from (${names(1)} union all ${names(2)} union all ${names(3)}) as supplied) as category_names
      from ${vendors.records(db)} as vendor)`,
  columns: {
    vendor_id: ["vendor_id", "number"],
    name: ["vendor_name", "text"],
    legal_name: ["legal_name", "text"],
    contact: ["contact_name", "text"],
    phone: ["phone", "text"],
    email: ["email_id", "text"],
    website: ["web_url", "text"],
    gstin: ["gstin_number", "text"],
    pan: ["pan_number", "text"],
    udyam: ["msme_registration", "text"],
    enterprise: ["msme_class", "text"],
    ...address,
    payment_terms: ["payment_terms", "text"],
    categories: ["category_names", "text"],
    status: ["vendor_status", "text"],
    reason: ["status_reason", "text"],
    note: ["note", "text"],
    ...times,
  },
};
