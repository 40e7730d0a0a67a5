import { FeaturesType } from "../account/features.ts";
import { builder } from "../graphql/builder.ts";
import { allUploadRules, maximumPixels, uploadRules, type UploadRule } from "./purpose.ts";

function described({ description, permissions }: UploadRule): { readonly description: string } {
  if (permissions === null) return { description };
  return { description: `${description} Asks for ${permissions.map((one) => `\`${one}\``).join(" or ")}.` };
}

/** What a file is for. */
export const UploadPurposeEnum = builder.enumType("UploadPurpose", {
  description: "What an uploaded file is for.",
  values: {
    COMPANY_LOGO: described(uploadRules.COMPANY_LOGO),
    ABOUT_US_IMAGE: described(uploadRules.ABOUT_US_IMAGE),
    BANNER_IMAGE: described(uploadRules.BANNER_IMAGE),
    PRODUCT_SUMMARY_IMAGE: described(uploadRules.PRODUCT_SUMMARY_IMAGE),
    PRODUCT_IMAGE: described(uploadRules.PRODUCT_IMAGE),
    CANCELLED_CHEQUE: described(uploadRules.CANCELLED_CHEQUE),
    PROFILE_PICTURE: described(uploadRules.PROFILE_PICTURE),
    IMPORT_FILE: described(uploadRules.IMPORT_FILE),
  } as const,
});

const UploadRuleType = builder.objectRef<UploadRule>("UploadRule").implement({
  description: "What may be uploaded for one purpose.",
  fields: (t) => ({
    purpose: t.expose("purpose", { type: UploadPurposeEnum, description: "What the picture is for." }),
    maximumBytes: t.exposeInt("maximumBytes", { description: "The largest file, in bytes." }),
    tooLarge: t.exposeString("tooLarge", { description: "What is said of a larger file." }),
    maximumPixels: t.int({
      description: "How many pixels it may have: its width times its height; 0 for what is no picture.",
      resolve: ({ purpose }) => (purpose === "IMPORT_FILE" ? 0 : maximumPixels),
    }),
    contentTypes: t.stringList({
      description: "The types it may have, for example `image/png`.",
      resolve: ({ contentTypes }) => [...contentTypes],
    }),
  }),
});

builder.objectField(FeaturesType, "uploads", (t) =>
  t.field({
    type: [UploadRuleType],
    most: allUploadRules.length,
    description: "What may be uploaded, one rule for each purpose.",
    resolve: () => [...allUploadRules],
  }),
);
