import * as v from "valibot";
import { positionRule } from "../graphql/fieldRules.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { messages } from "../product/messages.ts";
import type { Product } from "../product/record.ts";
import { percentageRule, requiredIdRule } from "../product/rules.ts";
import { toRestId } from "../rest/recordFields.ts";
import type { Bundle } from "./record.ts";

/** What can be said about a bundle (Document 2 §5; range of the percentage: decision D-61). */
export const bundleFields = {
  bundledProductId: {
    type: "ID",
    required: true,
    names: "Product",
    description:
      "The other product, of the same location and not in a bundle of this one yet; see `Product.bundleCandidates`.",
    editDescription: "The other product, of the same location and not in another bundle of this product.",
    rule: requiredIdRule("Bundle Product ID required"),
    rest: "bundle_id",
    toRest: ({ id }: Product) => toRestId(id),
    current: (bundle) => bundle.bundledProductId,
  },
  offerPercentage: {
    type: "Decimal",
    required: true,
    description: "1 to 90 percent off the other product when both are bought.",
    rule: v.pipe(
      v.optional(percentageRule("1", "90", messages.percentage), null),
      v.string("Bundle Offer Percentage is required"),
    ),
    rest: "bundle_offer_percentage",
    current: (bundle) => bundle.offerPercentage,
  },
  order: {
    type: "Int",
    required: true,
    description: "Position among the product's bundles, 1 to 1000000.",
    rule: positionRule(),
    rest: "order_id",
    current: (bundle) => bundle.order,
  },
} satisfies RecordFields<Bundle>;

export const bundleVersion = versionOfFields(bundleFields);
