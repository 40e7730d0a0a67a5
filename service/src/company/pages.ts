import * as v from "valibot";
import { addressLine } from "../address/fields.ts";
import { checkZip, requiredZip } from "../address/zip.ts";
import { given } from "../http/changes.ts";
import {
  optionalEmail,
  optionalPhone,
  optionalWebAddress,
  registrationDate,
  requiredEmail,
  requiredPhone,
} from "../http/contactField.ts";
import type { Connection } from "../http/context.ts";
import { optionalDecimal, optionalText, optionalWhole, requiredText, requiredLines } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { companies, companyRecord } from "./record.ts";

/** The second onboarding page with the documents' messages (Document 1 §3, §5; ranges: decision D-38). */
export const companyFields = {
  logo_upload: optionalText(254),
  registration_number: optionalText(120),
  registration_date: registrationDate,
  pan_number: optionalText(20),
  phone: requiredPhone("Office Phone is required"),
  office_email: requiredEmail("Email address is required"),
  accounts_email: optionalEmail,
  accounts_phone: optionalPhone,
  web_url: optionalWebAddress,
  insta: optionalWebAddress,
  linkedin: optionalWebAddress,
  enquiry_email: optionalEmail,
  billing_name: optionalText(120),
  gstin_number: optionalText(20),
  billing_addressline1: addressLine,
  billing_addressline2: addressLine,
  billing_street_no: addressLine,
  billing_street_name: addressLine,
  billing_area: requiredText("Area is required", 150),
  billing_region: addressLine,
  billing_zip: requiredZip("ZIP is required"),
  billing_stateshort: requiredText("State is required", 120),
  billing_statelong: optionalText(120),
  billing_country: optionalText(120),
  billing_countryshort: optionalText(3),
};

/** Numbers with a default (Document 1 §9): when absent or empty the stored value stays. */
export const companyLimits = {
  password_renewal_days: optionalWhole(0, 3650),
  monthly_purchase_minimum: optionalDecimal(
    0,
    9_999_999_999.99,
    "Must be an amount of 0 or more with at most two decimals",
  ),
  maximum_products: optionalWhole(1, 1_000_000),
};

/** The third onboarding page. */
export const aboutFields = {
  about_us_text: requiredLines("About us is required", 20_000),
  about_us_image_url: optionalText(254),
  terms_conditions: requiredLines("Terms and Conditions is required", 20_000),
};

/** Both spellings of the identity that the documents use for the pages (decision D-39). */
const identity = { id: optionalWhole(), company_po_id: optionalWhole() };

/** A page changes a record that is there: two people may have it open. */
const tag = {
  tagPath: "/v1/companyPO/{company_po_id}",
  tagField: "company_po_id",
  tagAlias: "id",
};

/** Locks the company that a page is for. @throws HttpError 400 without an identity, 404 when it is unknown */
async function locked(db: Connection, id: number | null) {
  if (id === null) throw malformed("id is required", { id: "id is required" });
  const company = await db
    .selectFrom("company")
    .select(["company_po_id", "logo_upload"])
    .where("company_po_id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company === undefined) throw notFound("Company");
  return company;
}

/** Saves page 2 and marks it done. */
export const page2 = operation({
  method: "POST",
  path: "/v1/companyPO/page2",
  origin: "document-1",
  ...tag,
  summary: "Saves company information and billing address",
  body: v.object({ ...companyFields, ...companyLimits, ...identity }),
  response: v.array(companyRecord),
  async handle({ body }, { db }) {
    const {
      id,
      company_po_id,
      password_renewal_days,
      monthly_purchase_minimum,
      maximum_products,
      ...fields
    } = body;
    const company = await locked(db, id ?? company_po_id);
    checkZip(fields.billing_zip, fields.billing_countryshort, "billing_zip");
    const logo_upload = fields.logo_upload ?? company.logo_upload;
    if (logo_upload === null) throw broken("Please Upload Logo", "logo_upload");
    await db
      .updateTable("company")
      .set({
        ...fields,
        ...given({ password_renewal_days, monthly_purchase_minimum, maximum_products }),
        logo_upload,
        signup_page2_over: true,
      })
      .where("company_po_id", "=", company.company_po_id)
      .execute();
    return [await companies.read(db, company.company_po_id)];
  },
});

/** Saves page 3 and marks it done. */
export const page3 = operation({
  method: "POST",
  path: "/v1/companyPO/page3",
  origin: "document-1",
  ...tag,
  summary: "Saves about us and terms",
  body: v.object({ ...aboutFields, ...identity }),
  response: v.array(companyRecord),
  async handle({ body }, { db }) {
    const { about_us_text, about_us_image_url, terms_conditions } = body;
    const { company_po_id } = await locked(db, body.id ?? body.company_po_id);
    await db
      .updateTable("company")
      .set({ about_us_text, terms_conditions, ...given({ about_us_image_url }), signup_page3_over: true })
      .where("company_po_id", "=", company_po_id)
      .execute();
    return [await companies.read(db, company_po_id)];
  },
});
