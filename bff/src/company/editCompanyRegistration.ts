import * as v from "valibot";
import { requiredText } from "../account/textField.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { businessTypesOf } from "./businessType.ts";
import { companyMutation } from "./change.ts";
import { numbersInputFields, numbersRules } from "./numbersInput.ts";
import type { Company } from "./record.ts";
import { BusinessTypeEnum } from "./type.ts";
import { changeCompany, ownCompany } from "./write.ts";
import { writtenNumbers } from "./written.ts";

async function editCompanyRegistration(raw: unknown, context: Context): Promise<Company> {
  const types = businessTypesOf(context.installation.businessTypes);
  const rule = v.object({
    // The messages of registration (Document 1 §5); lengths are decision D-35.
    businessType: v.picklist(types, "Business Type is required"),
    verticalName: requiredText("Business Vertical Name is Required", 120),
    verticalDescription: requiredText("Business Vertical Description is Required", 1000),
    name: requiredText("Business Name is required", 120),
    legalName: requiredText("Legal Name is required", 120),
    ...numbersRules,
    version: v.nullish(v.string()),
  });
  const input = validate(rule, raw);
  const company = await ownCompany(context);
  const fields = {
    business_type: types.indexOf(input.businessType),
    business_vertical_name: input.verticalName,
    business_vertical_description: input.verticalDescription,
    business_name: input.name,
    legal_name: input.legalName,
    ...writtenNumbers(input),
  };
  const change = { sections: ["names", "numbers"], version: input.version, fields } as const;
  return changeCompany(context, company, change, null);
}

companyMutation({
  name: "editCompanyRegistration",
  description:
    "Changes what the company was registered with. The subdomain stays, because links lead to it. Optional fields that are left out become empty.",
  input: builder.inputType("EditCompanyRegistrationInput", {
    description: "What the company was registered with.",
    fields: (t) => ({
      businessType: t.field({
        type: BusinessTypeEnum,
        required: true,
        description: "The legal form; one of `Country.businessTypes`.",
      }),
      verticalName: t.string({ required: true, description: "The line of business, 1 to 120 characters." }),
      verticalDescription: t.string({
        required: true,
        description: "What the business does, 1 to 1000 characters.",
      }),
      name: t.string({
        required: true,
        description: "The name customers know, 1 to 120 characters; unique, in upper or lower case.",
      }),
      legalName: t.string({ required: true, description: "The name in contracts, 1 to 120 characters." }),
      ...numbersInputFields(t),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  run: editCompanyRegistration,
  taxNumbers: ["panNumber"],
});
