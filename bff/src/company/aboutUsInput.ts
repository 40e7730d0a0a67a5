import type { InputFieldBuilder } from "@pothos/core";
import * as v from "valibot";
import type { BuilderTypes } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { requiredRichText } from "../richText/richText.ts";
import { withImage } from "./image.ts";
import type { Company } from "./record.ts";
import { type CompanyChange, ownCompany } from "./write.ts";

/** Document 1 §5 step 3; length and cleaning are decisions D-35 and D-46. */
const aboutUsRule = v.object({
  aboutUs: requiredRichText("About us is required"),
  terms: requiredRichText("Terms and Conditions is required"),
  imageUploadId: v.nullish(v.string()),
  version: v.nullish(v.string()),
});

/** Saves the texts of the viewer's company by `save`, with the image that may come with them. */
export async function writeAboutUs(
  raw: unknown,
  context: Context,
  save: (company: Company, change: CompanyChange) => Promise<Company>,
): Promise<Company> {
  const { aboutUs, terms, imageUploadId, version } = validate(aboutUsRule, raw);
  const company = await ownCompany(context);
  return withImage(context, company, "ABOUT_US_IMAGE", imageUploadId, (image) =>
    save(company, {
      sections: ["texts"],
      version,
      fields: { about_us_text: aboutUs, terms_conditions: terms, ...image },
    }),
  );
}

/** The fields of the texts in an input. */
export function aboutUsInputFields(t: InputFieldBuilder<BuilderTypes, "InputObject">) {
  return {
    aboutUs: t.string({
      required: true,
      description:
        "What the company says of itself: HTML, at most 20000 characters; what is not allowed is removed.",
    }),
    terms: t.string({
      required: true,
      description: "Terms and conditions: HTML, at most 20000 characters; what is not allowed is removed.",
    }),
    imageUploadId: t.id({
      description: "A finished upload for `ABOUT_US_IMAGE`. Left out: the image stays as it is.",
    }),
    version: t.string({ description: versionInputDescription }),
  };
}
