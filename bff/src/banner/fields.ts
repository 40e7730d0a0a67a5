import * as v from "valibot";
import { toRestLevels } from "../category/restLevels.ts";
import { flagRule, labelledText, positionRule } from "../graphql/fieldRules.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import type { Banner } from "./record.ts";

const missingCategory = "Level1 Category is required";

export const missingImage = "Image is required";

/** What can be said about a banner. */
export const bannerFields = {
  categoryId: {
    type: "ID",
    names: "Category",
    required: true,
    description: "The category it leads to, of any level; those above it come along.",
    rule: v.pipe(v.string(missingCategory), v.trim(), v.nonEmpty(missingCategory)),
    rest: { category1_id: [], category2_id: [], category3_id: [] },
    toRest: toRestLevels,
    current: (banner) => banner.chosenCategories,
  },
  slogan: {
    type: "String",
    required: true,
    description: "The text on the picture, 1 to 120 characters.",
    rule: labelledText("Banner Slogan", 120),
    rest: "banner_slogan",
    current: (banner) => banner.slogan,
  },
  buttonText: {
    type: "String",
    required: true,
    description: "The words on its button, 1 to 120 characters.",
    rule: labelledText("Banner Button Text", 120),
    rest: "banner_button_text",
    current: (banner) => banner.buttonText,
  },
  order: {
    type: "Int",
    required: true,
    description: "Position on the storefront, 1 to 1000000. Two banners may have the same.",
    editDescription: "Position on the storefront, 1 to 1000000.",
    rule: positionRule(),
    rest: "order_id",
    current: (banner) => banner.order,
  },
  isActive: {
    type: "Boolean",
    description: "Whether it is shown; yes when not given.",
    editDescription: "Whether it is shown.",
    rule: flagRule,
    absent: true,
    rest: "banner_active",
    current: (banner) => banner.isActive,
  },
  startDate: {
    type: "Date",
    description: "The first day it is shown; any when not given.",
    editDescription: "The first day it is shown; null for any.",
    rule: v.nullish(v.string(), null),
    rest: "banner_start_date",
    current: (banner) => banner.startDate,
  },
  endDate: {
    type: "Date",
    description: "The last day it is shown, not before `startDate`; any when not given.",
    editDescription: "The last day it is shown, not before the first; null for any.",
    rule: v.nullish(v.string(), null),
    rest: "banner_end_date",
    current: (banner) => banner.endDate,
  },
  imageUploadId: {
    type: "ID",
    names: "Upload",
    purpose: "BANNER_IMAGE",
    description:
      "The picture: a finished upload for `BANNER_IMAGE`. Required unless `imageOfBannerId` is given.",
    editDescription: "Another picture: a finished upload for `BANNER_IMAGE`. The one before is removed.",
    rule: v.nullish(v.string(), null),
    rest: "banner_url",
    current: (banner) => banner.imageFile,
  },
} satisfies RecordFields<Banner>;

export const bannerVersion = versionOfFields(bannerFields);
