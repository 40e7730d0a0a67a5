import type { InputFieldBuilder } from "@pothos/core";
import * as v from "valibot";
import type { BuilderTypes } from "../graphql/builder.ts";
import { messages } from "./messages.ts";
import { idRule, optionalTextRule, requiredTextRule } from "./rules.ts";
import { richTextRule } from "../richText/richText.ts";

/** The rules of the first step (Document 2 §5), each for a value that is given. */
export const detailRules = {
  name: requiredTextRule(messages.name, 120, messages.nameLength),
  categoryId: idRule,
  brandId: idRule,
  manufacturerId: idRule,
  originCountryCode: optionalTextRule(3, messages.country),
  model: optionalTextRule(120, messages.modelLength),
  colour: optionalTextRule(120, messages.colourLength),
  packing: optionalTextRule(120, messages.packingLength),
  description: v.nullable(richTextRule),
  specifications: v.nullable(richTextRule),
  summaryImageUploadId: idRule,
};

const detailsForm = v.object(detailRules);

type WholeForm = v.InferOutput<typeof detailsForm>;

/** The first step, checked: only what was given. */
export type Details = { readonly [Field in keyof WholeForm]?: WholeForm[Field] | undefined };

type InputFields = InputFieldBuilder<BuilderTypes, "InputObject">;

/** The inputs of the first step; `name` is each mutation's own, because only one of them asks for it. */
export function detailInputs(t: InputFields) {
  return {
    categoryId: t.id({
      description:
        "The deepest category chosen, of any level; the levels above follow from it. Required for a new product, and cannot be taken away.",
    }),
    brandId: t.id({ description: "Its brand; null for none." }),
    manufacturerId: t.id({
      description: "Its manufacturer, of the same location; null for none. It decides the country of origin.",
    }),
    originCountryCode: t.string({
      description:
        "Code of the country of origin as `Country.code`, for example `IND`; null for none. Ignored with a manufacturer, whose country it is then.",
    }),
    model: t.string({ description: "Up to 120 characters; null or empty for none." }),
    colour: t.string({ description: "In words, up to 120 characters; null or empty for none." }),
    packing: t.string({
      description: "What is in one pack, up to 120 characters; null or empty for none.",
    }),
    description: t.string({
      description: "HTML, up to 20000 characters. What the list of allowed elements lacks is removed.",
    }),
    specifications: t.string({
      description: "HTML, up to 20000 characters. What the list of allowed elements lacks is removed.",
    }),
    summaryImageUploadId: t.id({
      description:
        "A finished upload for `PRODUCT_SUMMARY_IMAGE`. Required for a new product; it takes the place of the present image.",
    }),
  };
}
