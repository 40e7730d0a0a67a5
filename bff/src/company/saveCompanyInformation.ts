import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { completeAddress } from "../address/input.ts";
import { billingInputFields, billingMessages, billingRules } from "./billingInput.ts";
import { companyMutation } from "./change.ts";
import { withImage } from "./image.ts";
import { mediaInputFields, mediaRules } from "./mediaInput.ts";
import { numbersInputFields, numbersRules } from "./numbersInput.ts";
import type { Company } from "./record.ts";
import { ownCompany, savePage } from "./write.ts";
import { writtenBilling, writtenMedia, writtenNumbers } from "./written.ts";

async function saveCompanyInformation(raw: unknown, context: Context): Promise<Company> {
  const { installation } = context;
  const rule = v.object({
    ...mediaRules(installation),
    ...numbersRules,
    ...billingRules(installation.countryCode),
    version: v.nullish(v.string()),
  });
  const input = validate(rule, raw);
  const company = await ownCompany(context);
  // Document 1 §5: required unless one is already stored.
  if (company.logoFile === null && (input.logoUploadId ?? null) === null) {
    refuse("logoUploadId", "Please Upload Logo");
  }
  const address = await completeAddress(
    context,
    input.billingAddress,
    "billingAddress",
    billingMessages.provinceCode,
  );
  const fields = {
    ...writtenNumbers(input),
    ...writtenMedia(input),
    ...writtenBilling({ gstinNumber: input.gstinNumber, billing: { name: input.billingName, address } }),
  };
  return withImage(context, company, "COMPANY_LOGO", input.logoUploadId, (image) =>
    savePage(context, company, "page2", {
      sections: ["numbers", "media", "billing"],
      version: input.version,
      fields: { ...fields, ...image },
    }),
  );
}

companyMutation({
  name: "saveCompanyInformation",
  description:
    "Saves step 2 of onboarding, company information, and marks it done. Optional fields that are left out become empty.",
  input: builder.inputType("SaveCompanyInformationInput", {
    description: "Company information and where bills go.",
    fields: (t) => ({
      ...numbersInputFields(t),
      ...mediaInputFields(t),
      ...billingInputFields(t),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  run: saveCompanyInformation,
  taxNumbers: ["panNumber", "gstinNumber"],
});
