import * as v from "valibot";
import { positionRule } from "../graphql/fieldRules.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { requiredIdRule } from "../product/rules.ts";
import type { ProductImage } from "./record.ts";

/** What can be said about an image (Document 2 §5). */
export const productImageFields = {
  uploadId: {
    type: "ID",
    required: true,
    names: "Upload",
    purpose: "PRODUCT_IMAGE",
    description: "A finished upload for `PRODUCT_IMAGE`.",
    rule: requiredIdRule("Image is required"),
    rest: "images_url",
    current: (image) => image.imageKey,
  },
  order: {
    type: "Int",
    required: true,
    description:
      "Position among the product's images, 1 to 1000000; the usual one is one more than the last.",
    // The dialog's empty field is 0.
    rule: v.pipe(
      v.optional(v.unknown(), null),
      v.transform((order) => (order === 0 ? null : order)),
      positionRule("Order ID"),
    ),
    rest: "order_id",
    current: (image) => image.order,
  },
} satisfies RecordFields<ProductImage>;

export const productImageVersion = versionOfFields(productImageFields);
