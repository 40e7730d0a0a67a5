import { FieldChangeType } from "../audit/type.ts";
import { labelOf } from "../audit/described.ts";
import { builder } from "../graphql/builder.ts";
import type { FlaggedField } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { changesSince, partLabels } from "./changes.ts";
import { mostFlagged } from "./flagged.ts";
import type { ProductReview } from "./record.ts";
import { loadComparison, loadReviews } from "./source.ts";
import { stepOf } from "./steps.ts";
import { reviewVersion } from "./version.ts";

/** What a field is called; of a part the part, or its own field. */
function fieldLabel([head = "", id, ...rest]: readonly string[]): string {
  if (!(head in partLabels)) return labelOf([head, ...(id === undefined ? [] : [id, ...rest])]);
  const field = rest.at(-1);
  return field === undefined ? (partLabels[head] ?? head) : labelOf([field]);
}

const DecisionEnum = builder.enumType("ReviewDecision", {
  description: "What was decided about a product, or that it was handed in.",
  values: {
    SUBMITTED: { description: "It was handed in." },
    ENABLED: { description: "It was let through, or put back on sale." },
    RETURNED: { description: "It was sent back to its author." },
    DISABLED: { description: "It was taken off the storefront." },
  } as const,
});

const FlaggedFieldType = builder.objectRef<FlaggedField>("FlaggedField").implement({
  description: "A field that the reviewer points at.",
  fields: (t) => ({
    field: t.exposeString("field", {
      description: "The path of the field, its parts joined by dots, as `FieldChange.path` has it.",
    }),
    label: t.string({
      description: "What it is called, in English.",
      resolve: ({ field }) => fieldLabel(field.split(".")),
    }),
    remark: t.exposeString("remark", { description: "What is to be put right there." }),
    step: t.int({
      nullable: true,
      description: "The step of the wizard where it is; null for a field that is not known here.",
      resolve: ({ field }) => stepOf(field.split(".")),
    }),
  }),
});

const ProductReviewType = builder.objectRef<ProductReview>("ProductReview").implement({
  description: "A time that a product was handed in or decided on.",
  fields: (t) => ({
    decision: t.expose("decision", { type: DecisionEnum, description: "What was done." }),
    at: t.expose("at", { type: "DateTime", nullable: true, description: "When it was done." }),
    byName: t.exposeString("byName", {
      nullable: true,
      description: "What the person who did it is called now; null when they are gone.",
    }),
    remark: t.exposeString("remark", { nullable: true, description: "What was said; null for nothing." }),
    step: t.exposeInt("step", { nullable: true, description: "The step of the wizard that it was about." }),
    flaggedFields: t.field({
      type: [FlaggedFieldType],
      most: mostFlagged,
      description: "The fields that were pointed at.",
      resolve: ({ flaggedFields }) => [...flaggedFields],
    }),
  }),
});

builder.objectFields(ProductType, (t) => ({
  isChangedSinceReview: t.boolean({
    description:
      "Whether it is on sale otherwise than it was decided on. False also where the service keeps no reviews.",
    resolve: ({ isChangedSinceReview }) => isChangedSinceReview ?? false,
  }),
  reviewedAt: t.expose("reviewedAt", {
    type: "DateTime",
    nullable: true,
    description: "When it was last decided on; null for never, and where the service keeps no reviews.",
  }),
  flaggedFields: t.field({
    type: [FlaggedFieldType],
    most: mostFlagged,
    description: "The fields that the `remark` points at; none unless it was returned (`RECTIFICATION`).",
    resolve: ({ status, flaggedFields }) => (status === "RECTIFICATION" ? [...flaggedFields] : []),
  }),
  reviews: t.field({
    type: [ProductReviewType],
    nullable: true,
    most: 20,
    description:
      "When it was handed in and decided on, the newest first; the last 20. Null where the service keeps no reviews.",
    resolve: async (product, _args, context) => {
      const found = await loadReviews(context, product);
      return found === null ? null : [...found];
    },
  }),
  changesSinceReview: t.field({
    type: [FieldChangeType],
    nullable: true,
    most: 100,
    ownCall: true,
    description:
      "What has changed since the last decision: fields, and images, variants and bundles by their ids, in the order of the wizard's steps. Before the first decision everything is new. Null where the service keeps no reviews.",
    args: {
      all: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: "Whether to have what is the same as well; see `FieldChange.isChanged`.",
      }),
    },
    resolve: async (product, { all }, context, { schema }) => {
      const comparison = await loadComparison(context, product);
      return comparison && changesSince(context, schema, product, comparison, all);
    },
  }),
  reviewVersion: t.string({
    ownCall: true,
    description:
      "Opaque; another one as soon as anything that `changesSinceReview` compares has changed: fields, variants, images or bundles. Ask for both together, and send this one as the `version` of the decision: what was not looked at is not decided on.",
    resolve: (product, _args, context) => reviewVersion(context, product),
  }),
}));
