import * as v from "valibot";
import { requiredText } from "../account/textField.ts";
import { builder } from "../graphql/builder.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { companyMutation } from "./change.ts";
import { changeCompany, ownCompany } from "./write.ts";

/** Document 1 §5 step 3; asked for in step 1 where it is missing (decision D-37). */
const rule = v.object({
  title: requiredText("Title is required", 60),
  version: v.nullish(v.string()),
});

companyMutation({
  name: "saveContactTitle",
  description: "Fills in the title of the company's point of contact.",
  input: builder.inputType("SaveContactTitleInput", {
    description: "The title of the point of contact.",
    fields: (t) => ({
      title: t.string({
        required: true,
        description: "How to address them, or their position; 1 to 60 characters.",
      }),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  async run(raw, context) {
    const { title, version } = validate(rule, raw);
    const change = { sections: ["contact"], version, fields: { admin_title: title } } as const;
    return changeCompany(context, await ownCompany(context), change, null);
  },
});
