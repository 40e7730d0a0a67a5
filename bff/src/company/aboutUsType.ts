import { builder } from "../graphql/builder.ts";
import { cleanHtml } from "../richText/richText.ts";
import { companyImageUrl } from "./image.ts";
import { CompanyType } from "./type.ts";

builder.objectFields(CompanyType, (t) => ({
  aboutUs: t.string({
    nullable: true,
    description: "What the company says of itself: HTML, cleaned by a list of what is allowed.",
    resolve: ({ aboutUs }) => cleanHtml(aboutUs),
  }),
  aboutUsImageUrl: t.string({
    nullable: true,
    description: "Where the image beside that text is read from; null while there is none.",
    resolve: (company, _args, { mediaBaseUrl }) =>
      companyImageUrl(mediaBaseUrl, company, company.aboutUsImageFile),
  }),
  terms: t.string({
    nullable: true,
    description: "Terms and conditions: HTML, cleaned by a list of what is allowed.",
    resolve: ({ terms }) => cleanHtml(terms),
  }),
}));
