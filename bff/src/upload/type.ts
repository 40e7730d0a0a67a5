import { FeaturesType } from "../account/features.ts";
import { builder } from "../graphql/builder.ts";
import { allUploadRules, imageContentTypes, maximumPixels, uploadRules, type UploadRule } from "./purpose.ts";

/** What a picture is for. */
export const UploadPurposeEnum = builder.enumType("UploadPurpose", {
  description: "What an uploaded picture is for.",
  values: {
    COMPANY_LOGO: { description: uploadRules.COMPANY_LOGO.description },
    ABOUT_US_IMAGE: { description: uploadRules.ABOUT_US_IMAGE.description },
    BANNER_IMAGE: { description: uploadRules.BANNER_IMAGE.description },
    PRODUCT_SUMMARY_IMAGE: { description: uploadRules.PRODUCT_SUMMARY_IMAGE.description },
    PRODUCT_IMAGE: { description: uploadRules.PRODUCT_IMAGE.description },
    CANCELLED_CHEQUE: { description: uploadRules.CANCELLED_CHEQUE.description },
    PROFILE_PICTURE: { description: uploadRules.PROFILE_PICTURE.description },
  } as const,
});

const UploadRuleType = builder.objectRef<UploadRule>("UploadRule").implement({
  description: "What may be uploaded for one purpose.",
  fields: (t) => ({
    purpose: t.expose("purpose", { type: UploadPurposeEnum, description: "What the picture is for." }),
    maximumBytes: t.exposeInt("maximumBytes", { description: "The largest file, in bytes." }),
    tooLarge: t.exposeString("tooLarge", { description: "What is said of a larger file." }),
    maximumPixels: t.int({
      description: "How many pixels it may have: its width times its height.",
      resolve: () => maximumPixels,
    }),
    contentTypes: t.stringList({
      description: "The types it may have, for example `image/png`.",
      resolve: () => [...imageContentTypes],
    }),
  }),
});

builder.objectField(FeaturesType, "uploads", (t) =>
  t.field({
    type: [UploadRuleType],
    description: "What may be uploaded, one rule for each purpose.",
    resolve: () => [...allUploadRules],
  }),
);
