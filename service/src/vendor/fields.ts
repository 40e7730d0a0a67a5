import * as v from "valibot";
import { addressFields } from "../address/fields.ts";
import type { Connection } from "../http/context.ts";
import { optionalEmail, optionalWebAddress, requiredPhone } from "../http/contactField.ts";
import { optionalForm, optionalLines, optionalText, requiredText } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { msmeClasses, paymentTerms } from "./table.ts";

/** A number of a register: upper case, without the blanks that people put between its parts. */
const registered = (longest: number) =>
  v.pipe(
    optionalText(longest),
    v.transform((text) => text?.replaceAll(/\s/g, "").toUpperCase() ?? null),
  );

const terms = "Payment Terms are required";

/** Of any level, as `GET /v1/categoryPO` names them; each once, in the order of level and id. */
const categoryIds = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string("Must be level-id pairs, like 2-17"),
        v.regex(/^[123]-[1-9]\d{0,8}$/, "Must be level-id pairs, like 2-17"),
      ),
      "Must be level-id pairs, like 2-17",
    ),
    v.maxLength(50, "Must have at most 50 categories"),
    v.transform((ids) => [...new Set(ids)].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))),
  ),
  [],
);

/** What a body may say of a vendor. What only looks wrong about its numbers is the gateway's to say. */
export const vendorFields = {
  vendor_name: v.pipe(
    requiredText("Vendor Name is required", 120),
    v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    v.metadata({ "x-missing": "Vendor Name is required" }),
  ),
  legal_name: optionalText(120),
  contact_name: optionalText(120),
  phone: requiredPhone("Phone is required"),
  email_id: optionalEmail,
  web_url: optionalWebAddress,
  gstin_number: registered(20),
  pan_number: registered(20),
  msme_registration: registered(25),
  msme_class: v.optional(v.nullable(v.picklist(msmeClasses, "Must be micro, small or medium")), null),
  ...addressFields,
  zip: optionalForm(6, /^(?:[1-9][0-9]{5})?$/, "Must have 6 digits and not start with 0"),
  stateshort: optionalText(3),
  payment_terms: v.pipe(v.picklist(paymentTerms, terms), v.metadata({ "x-missing": terms })),
  category_ids: categoryIds,
  note: optionalLines(2000),
};

const levels = [
  { level: "1", table: "category1", key: "level1_id" },
  { level: "2", table: "category2", key: "level2_id" },
  { level: "3", table: "category3", key: "level3_id" },
] as const;

/**
 * Holds the categories, so that none is deleted before the vendor that names it is kept.
 * @throws HttpError 422 unless all of them are the company's
 */
export async function checkCategories(
  db: Connection,
  company_po_id: number,
  category_ids: readonly string[],
): Promise<void> {
  for (const { level, table, key } of levels) {
    const ids = category_ids.flatMap((pair) => (pair.startsWith(`${level}-`) ? [Number(pair.slice(2))] : []));
    if (ids.length === 0) continue;
    const found = await db
      .selectFrom(table)
      .select("company_po_id")
      .where("company_po_id", "=", company_po_id)
      .where(key, "in", ids)
      .forKeyShare()
      .execute();
    if (found.length < ids.length) throw broken("The category does not exist", "category_ids");
  }
}
