import { sql } from "kysely";
import * as v from "valibot";
import { checkZip } from "../address/zip.ts";
import { moveAcceptBy } from "../fulfilment/late.ts";
import { changesOf, given } from "../http/changes.ts";
import { mobileNumber } from "../http/contactField.ts";
import { optionalWhole, pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { mailLanguages } from "../order/mailWords/mailWords.ts";
import { twoStepRules } from "../twoStep/rule.ts";
import { checkBusinessType } from "./businessType.ts";
import { aboutFields, companyFields, companyLimits } from "./pages.ts";
import { companies, companyRecord } from "./record.ts";
import { registrationFields } from "./register.ts";

const { admin_email: _signInAddress, ...registration } = registrationFields;
/** After so many hours an order that nobody has accepted is late. */
const accept_hours = optionalWhole(1, 168);
/** Whether customers are told of their orders by mail, and in which language where an order does not say. */
const order_mails = v.optional(
  v.nullable(v.picklist(["off", ...mailLanguages], `Must be one of off, ${mailLanguages.join(", ")}`)),
  null,
);
/** Whether a location's owners are told that somebody of the company looks at it as its people see it. */
const view_notices = v.optional(v.nullable(v.boolean("Must be true or false")), null);
/** Whom the company asks for two-step sign-in. */
const two_step_rule = v.optional(
  v.nullable(v.picklist(twoStepRules, `Must be one of ${twoStepRules.join(", ")}`)),
  null,
);
const orderRules = { accept_hours, order_mails };
const editable = {
  ...registration,
  ...companyFields,
  ...companyLimits,
  ...aboutFields,
  ...orderRules,
  view_notices,
  two_step_rule,
};

/**
 * Changes any part of a company: registration, media, billing, about us. The subdomain stays, because links lead to it,
 * and the owner's e-mail address stays, because it is what they sign in with.
 */
export const editCompany = operation({
  method: "PUT",
  path: "/v1/companyPO/{company_po_id}",
  origin: "extension",
  summary: "Changes a company: the edited fields",
  params: v.object({ company_po_id: pathId }),
  body: changesOf(editable),
  response: v.array(companyRecord),
  async handle({ params: { company_po_id }, body }, context) {
    const { db } = context;
    const before = await companies.read(db, company_po_id);
    const {
      password_renewal_days,
      monthly_purchase_minimum,
      maximum_products,
      accept_hours,
      order_mails,
      view_notices,
      two_step_rule: rule,
      ...fields
    } = body;
    const country = fields.countryshort === undefined ? before.countryshort : fields.countryshort;
    checkBusinessType(fields.business_type, context);
    checkZip(fields.zip, country, "zip");
    checkZip(fields.billing_zip, fields.billing_countryshort ?? before.billing_countryshort, "billing_zip");
    if (fields.admin_phone !== undefined)
      fields.admin_phone = mobileNumber(fields.admin_phone, country, "admin_phone");
    await db
      .updateTable("company")
      .set({
        ...fields,
        ...given({ password_renewal_days, monthly_purchase_minimum, maximum_products }),
        ...given({ accept_hours, order_mails, view_notices }),
        // Who is asked for it anew has seven days from now.
        ...(rule &&
          rule !== before.two_step_rule && { two_step_rule: rule, two_step_since: new Date().toISOString() }),
        updated_at: sql`now()`,
      })
      .where("company_po_id", "=", company_po_id)
      .execute();
    if (typeof accept_hours === "number") await moveAcceptBy(db, company_po_id, accept_hours);
    return [await companies.read(db, company_po_id)];
  },
});
