import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { companyMutation } from "./change.ts";
import { withImage } from "./image.ts";
import { mediaInputFields, mediaRules } from "./mediaInput.ts";
import type { Company } from "./record.ts";
import { changeCompany, ownCompany } from "./write.ts";
import { writtenMedia } from "./written.ts";

async function editCompanyMedia(raw: unknown, context: Context): Promise<Company> {
  const rule = v.object({ ...mediaRules(context.installation), version: v.nullish(v.string()) });
  const input = validate(rule, raw);
  const company = await ownCompany(context);
  if (company.logoFile === null && (input.logoUploadId ?? null) === null) {
    refuse("logoUploadId", "Please Upload Logo");
  }
  return withImage(context, company, "COMPANY_LOGO", input.logoUploadId, (image) => {
    const fields = { ...writtenMedia(input), ...image };
    return changeCompany(context, company, { sections: ["media"], version: input.version, fields }, "page2");
  });
}

companyMutation({
  name: "editCompanyMedia",
  description:
    "Changes logo, phones, e-mail and web addresses, and limits. Optional fields that are left out become empty; limits stay.",
  input: builder.inputType("EditCompanyMediaInput", {
    description: "How the company is reached, and its limits.",
    fields: (t) => ({
      ...mediaInputFields(t),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  run: editCompanyMedia,
});
