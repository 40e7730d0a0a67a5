import * as v from "valibot";
import { invite } from "../account/invite.ts";
import { type Address, addressOf } from "../address/columns.ts";
import { addressFields } from "../address/fields.ts";
import { checkZip, requiredZip } from "../address/zip.ts";
import {
  mobileNumber,
  requiredBirthDate,
  requiredEmail,
  requiredGender,
  requiredPhone,
} from "../http/contactField.ts";
import type { Context } from "../http/context.ts";
import {
  optionalPersonName,
  optionalText,
  requiredPersonName,
  requiredText,
  requiredLines,
  requiredWhole,
} from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { checkBusinessType } from "./businessType.ts";
import { companies, companyRecord } from "./record.ts";
import { giveWay } from "./registrations.ts";

/** The registration form with the documents' messages (Document 1 §3, §5; lengths: decision D-35). */
export const registrationFields = {
  business_type: requiredWhole("Business Type is required", 0, 8),
  business_vertical_name: requiredText("Business Vertical Name is Required", 120),
  business_vertical_description: requiredLines("Business Vertical Description is Required", 1000),
  business_name: requiredText("Business Name is required", 120),
  legal_name: requiredText("Legal Name is required", 120),
  ...addressFields,
  area_name: requiredText("Area is Required", 150),
  zip: requiredZip("Zip is Required"),
  stateshort: requiredText("Province is required", 120),
  statelong: optionalText(120),
  country: optionalText(120),
  countryshort: optionalText(3),
  admin_first_name: requiredPersonName("First Name is required"),
  admin_last_name: optionalPersonName,
  admin_gender: requiredGender("Gender is required"),
  admin_dob: requiredBirthDate("Date of birth is required"),
  admin_title: requiredText("Title is required", 60),
  admin_phone: requiredPhone("Phone is required"),
  admin_email: requiredEmail("Email address is required"),
};

const reserved = new Set(["www", "admin", "api", "app", "mail", "static", "cdn", "help", "status"]);
const noSubdomain = "Subdomain Name is required";

/** Letters only, in lower case, as the documents' form makes it on submit (Document 1 §5, decision D-31). */
const subdomain = v.pipe(
  v.string(noSubdomain),
  v.regex(/^(?:[^A-Za-z]*[A-Za-z]){3,63}[^A-Za-z]*$/, "Must have 3 to 63 letters"),
  v.transform((text) => text.toLowerCase().replaceAll(/[^a-z]/g, "")),
  v.check((text) => !reserved.has(text), "This subdomain is reserved"),
  v.metadata({ "x-missing": noSubdomain }),
);

/** Registers a company with its owner and a default location, and mails the owner the activation link. */
export const register = operation({
  method: "POST",
  path: "/v1/companyPO",
  origin: "document-1",
  summary: "Registers a company; its owner gets a mail with the activation link and a first password",
  status: 201,
  body: v.object({
    ...registrationFields,
    business_subdomain: subdomain,
    billing_name: optionalText(120),
    billing_country: optionalText(120),
    billing_countryshort: optionalText(3),
  }),
  response: v.array(companyRecord),
  async handle({ body }, context) {
    checkBusinessType(body.business_type, context);
    checkZip(body.zip, body.countryshort, "zip");
    const admin_phone = mobileNumber(body.admin_phone, body.countryshort, "admin_phone");
    const values = {
      ...body,
      admin_phone,
      country: body.country ?? "India",
      countryshort: body.countryshort ?? "IND",
      billing_name: body.billing_name ?? body.business_name,
      billing_country: body.billing_country ?? body.country ?? "India",
      billing_countryshort: body.billing_countryshort ?? body.countryshort ?? "IND",
    };
    await giveWay(context.db, body);
    const { company_po_id } = await context.db
      .insertInto("company")
      // With the location that follows, that part of the set-up is done (decision D-45).
      .values({ ...values, signup_page4_over: true })
      .returning("company_po_id")
      .executeTakeFirstOrThrow();
    await addDefaultLocation(context, company_po_id, values);
    await invite(context, {
      company_po_id,
      email_id: body.admin_email,
      first_name: body.admin_first_name,
      last_name: body.admin_last_name,
      gender: body.admin_gender,
      dob: body.admin_dob,
      title: body.admin_title,
      phone: admin_phone,
      primary_login: true,
    });
    return [await companies.read(context.db, company_po_id)];
  },
});

interface Registered extends Address {
  readonly business_type: number;
  readonly business_name: string;
  readonly legal_name: string;
  readonly statelong: string | null;
  readonly country: string;
  readonly countryshort: string;
}

/** The location every company starts with; it has nobody yet who signs in for it (decision D-45). */
async function addDefaultLocation(context: Context, company_po_id: number, from: Registered): Promise<void> {
  await context.db
    .insertInto("seller")
    .values({
      company_po_id,
      business_type: from.business_type,
      business_name: from.business_name,
      legal_name: from.legal_name,
      ...addressOf(from),
      seller_statelong: from.statelong,
      seller_country: from.country,
      seller_countryshort: from.countryshort,
    })
    .execute();
}
