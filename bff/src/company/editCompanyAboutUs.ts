import { builder } from "../graphql/builder.ts";
import { aboutUsInputFields, writeAboutUs } from "./aboutUsInput.ts";
import { companyMutation } from "./change.ts";
import { changeCompany } from "./write.ts";

companyMutation({
  name: "editCompanyAboutUs",
  description: "Changes about us and terms.",
  input: builder.inputType("EditCompanyAboutUsInput", {
    description: "What customers read of the company.",
    fields: aboutUsInputFields,
  }),
  run: (raw, context) =>
    writeAboutUs(raw, context, (company, change) => changeCompany(context, company, change, "page3")),
});
