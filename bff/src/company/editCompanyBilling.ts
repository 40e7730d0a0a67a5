import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { completeAddress } from "../address/input.ts";
import { billingInputFields, billingMessages, billingRules } from "./billingInput.ts";
import { companyMutation } from "./change.ts";
import type { Company } from "./record.ts";
import { changeCompany, ownCompany } from "./write.ts";
import { writtenBilling } from "./written.ts";

async function editCompanyBilling(raw: unknown, context: Context): Promise<Company> {
  const rule = v.object({
    ...billingRules(context.installation.countryCode),
    version: v.nullish(v.string()),
  });
  const { billingName, gstinNumber, billingAddress, version } = validate(rule, raw);
  const company = await ownCompany(context);
  const address = await completeAddress(
    context,
    billingAddress,
    "billingAddress",
    billingMessages.provinceCode,
  );
  const fields = writtenBilling({ gstinNumber, billing: { name: billingName, address } });
  return changeCompany(context, company, { sections: ["billing"], version, fields }, "page2");
}

companyMutation({
  name: "editCompanyBilling",
  description: "Changes where the company is billed. Optional fields that are left out become empty.",
  input: builder.inputType("EditCompanyBillingInput", {
    description: "Where bills go.",
    fields: (t) => ({
      ...billingInputFields(t),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  run: editCompanyBilling,
  taxNumbers: ["gstinNumber"],
});
