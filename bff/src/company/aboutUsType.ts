import { builder } from "../graphql/builder.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { cleanHtml } from "../product/html.ts";
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
      mediaUrl(
        mediaBaseUrl,
        company.aboutUsImageFile && `home-images/${company.id}/${company.aboutUsImageFile}`,
      ),
  }),
  terms: t.string({
    nullable: true,
    description: "Terms and conditions: HTML, cleaned by a list of what is allowed.",
    resolve: ({ terms }) => cleanHtml(terms),
  }),
}));
