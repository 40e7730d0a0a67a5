import { sql } from "kysely";
import { broken } from "../http/httpError.ts";
import { addVendor, editVendor, removeVendor, vendor } from "../vendor/resource.ts";
import { addressColumns, stateColumn } from "./addressColumns.ts";
import type { ImportField, Importing } from "./kind.ts";
import { recordKind } from "./recordKind.ts";
import { line, longText, whole } from "./value.ts";

/** A word of a list as the service keeps it: `Net 30` and `30 days` are `net_30`. */
const word = (value: string | boolean | null): unknown =>
  typeof value === "string"
    ? value
        .toLowerCase()
        .replace(/^(\d+) days?$/, "net $1")
        .replaceAll(/[\s-]+/g, "_")
    : value;

/**
 * Categories by their names or paths, parted by `;`, as level-id pairs.
 * @throws HttpError 422 for one that is not there, or that is there more than once
 */
async function categoriesOf(
  value: string | boolean | null,
  { db, companyId }: Importing,
): Promise<readonly string[]> {
  const names = typeof value === "string" ? value.split(";").flatMap((name) => name.trim() || []) : [];
  const pairs: string[] = [];
  for (const name of names) {
    const path = name
      .split(">")
      .map((part) => part.trim())
      .join(" > ");
    const { rows } = await sql<{ pair: string }>`
      with path as (
        select '1-' || level1_id as pair, level1_name as name, level1_name as whole from category1
          where company_po_id = ${companyId}
        union all select '2-' || level2_id, level2_name, concat_ws(' > ', level1_name, level2_name)
          from category2 join category1 using (level1_id) where category2.company_po_id = ${companyId}
        union all select '3-' || level3_id, level3_name, concat_ws(' > ', level1_name, level2_name, level3_name)
          from category3 join category2 using (level2_id)
            join category1 on category1.level1_id = category2.level1_id
          where category3.company_po_id = ${companyId})
      select pair from path where name_key(${path}) in (name_key(name), name_key(whole)) limit 2`.execute(db);
    const [found, another] = rows;
    if (found === undefined) throw broken("The category does not exist", "category_ids");
    if (another !== undefined)
      throw broken("Several categories have this name: give the path, A > B", "category_ids");
    pairs.push(found.pair);
  }
  return pairs;
}

const categories: ImportField = {
  label: "Categories",
  read: longText,
  rest: "category_ids",
  synonyms: ["category", "supplies", "श्रेणियाँ"],
  toRest: categoriesOf,
};

/** Vendors of a company, by their id or else by their name. Where they are paid is in no file. */
export const vendorImport = recordKind({
  name: "vendor",
  table: "vendor",
  resource: vendor,
  id: "vendor_id",
  title: "name",
  unknown: "The vendor does not exist",
  add: addVendor,
  edit: editVendor,
  mayAdd: "VENDOR_CREATE",
  mayEdit: "VENDOR_UPDATE",
  remove: removeVendor,
  mayRemove: "VENDOR_DELETE",
  fields: {
    vendor_id: { label: "Vendor id", read: whole, rest: "vendor_id", synonyms: ["id"] },
    name: {
      label: "Vendor Name",
      read: line,
      isRequired: true,
      rest: "vendor_name",
      synonyms: ["vendor", "supplier", "विक्रेता", "नाम"],
    },
    legal_name: { label: "Legal Name", read: line, rest: "legal_name" },
    contact: { label: "Contact Name", read: line, rest: "contact_name", synonyms: ["contact person"] },
    phone: {
      label: "Phone",
      read: line,
      rest: "phone",
      synonyms: ["mobile", "telephone", "फ़ोन"],
      neededBy: "new",
    },
    email: { label: "Email", read: line, rest: "email_id", synonyms: ["email", "ईमेल"] },
    website: { label: "Website", read: line, rest: "web_url", synonyms: ["web", "url"] },
    gstin: { label: "GSTIN", read: line, rest: "gstin_number", synonyms: ["gst number"] },
    pan: { label: "PAN", read: line, rest: "pan_number", synonyms: ["pan number"] },
    udyam: { label: "Udyam Number", read: line, rest: "msme_registration", synonyms: ["msme"] },
    enterprise: { label: "Enterprise Class", read: line, rest: "msme_class", toRest: word },
    ...addressColumns,
    state: stateColumn,
    payment_terms: {
      label: "Payment Terms",
      read: line,
      rest: "payment_terms",
      synonyms: ["terms"],
      neededBy: "new",
      toRest: word,
    },
    categories,
    note: { label: "Note", read: longText, rest: "note", synonyms: ["remark"] },
  },
});
