import { builder } from "../graphql/builder.ts";
import { aboutUsInputFields, writeAboutUs } from "./aboutUsInput.ts";
import { companyMutation } from "./change.ts";
import { savePage } from "./write.ts";

companyMutation({
  name: "saveAboutUs",
  description: "Saves step 3 of onboarding, about us and terms, and marks it done.",
  input: builder.inputType("SaveAboutUsInput", {
    description: "What customers read of the company.",
    fields: aboutUsInputFields,
  }),
  run: (raw, context) =>
    writeAboutUs(raw, context, (company, change) => savePage(context, company, "page3", change)),
});
