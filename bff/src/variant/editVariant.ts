import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import type { Variant } from "./record.ts";
import { giftPriceRule, messages, requiredFields, skuRule } from "./rules.ts";
import { rememberWritten } from "./source.ts";
import { VariantType } from "./type.ts";
import { variantEditing } from "./version.ts";
import {
  clearOtherDefaults,
  editWrite,
  inputPaths,
  loadNamed,
  readWritten,
  type VariantForm,
} from "./write.ts";

const editVariantInput = v.object({
  ...v.partial(v.object(requiredFields)).entries,
  id: v.string(),
  sku: v.optional(skuRule),
  giftWrappingPrice: v.optional(giftPriceRule),
  version: v.nullish(v.string()),
});

type EditVariant = v.InferOutput<typeof editVariantInput>;

/** What wrapping costs after the edit; asked for when wrapping is switched on and no price is known. */
function giftPrice(variant: Variant, input: EditVariant, isEnabled: boolean): string {
  if (!isEnabled) return "0";
  const kept = variant.giftWrappingEnabled ? variant.giftWrappingPrice : null;
  const price = input.giftWrappingPrice === undefined ? kept : input.giftWrappingPrice;
  return price ?? refuse("giftWrappingPrice", messages.giftPrice);
}

/** The whole form after the edit: what is left out keeps its value. Throws `ValidationError`. */
function editedForm(variant: Variant, input: EditVariant): VariantForm {
  if (variant.isDefault && input.isDefault === false) refuse("isDefault", messages.defaultStays);
  const giftWrappingEnabled = input.giftWrappingEnabled ?? variant.giftWrappingEnabled;
  return {
    shortName: input.shortName ?? variant.shortName,
    longName: input.longName ?? variant.longName,
    price: input.price ?? variant.price,
    order: input.order ?? variant.order,
    sku: input.sku === undefined ? variant.sku : input.sku,
    isDefault: input.isDefault ?? variant.isDefault,
    temporarilyUnavailable: input.temporarilyUnavailable ?? variant.temporarilyUnavailable,
    giftWrappingEnabled,
    giftWrappingPrice: giftPrice(variant, input, giftWrappingEnabled),
  };
}

async function editVariant(raw: unknown, context: Context): Promise<{ variant: Variant; product: Product }> {
  const input = validate(editVariantInput, raw);
  const { variant, product } = await loadNamed(context, input.id);
  if (variant.closed) throw new ConflictError(messages.closed);
  const write = editWrite(variant.id, editedForm(variant, input));
  const answer = await sendUnlessStale(context, variantEditing, variant, input.version, write);
  const edited = readWritten(context, answer.body);
  rememberWritten(context, edited);
  if (edited.isDefault && !variant.isDefault) await clearOtherDefaults(context, edited);
  return { variant: edited, product };
}

const EditVariantInput = builder.inputType("EditVariantInput", {
  description: "Changes of a variant. What is left out stays as it is. A closed variant cannot be changed.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The variant to change." }),
    shortName: t.string({ description: "1 to 120 characters." }),
    longName: t.string({ description: "1 to 120 characters." }),
    price: t.field({ type: "Decimal", description: "Before tax, INR; more than 0, at most two decimals." }),
    order: t.int({ description: "Position among the product's variants, 1 to 1000000." }),
    sku: t.string({ description: "The seller's own number, up to 120 characters; null takes it away." }),
    isDefault: t.boolean({
      description: "True makes it the default instead of the present one; the default cannot be unset.",
    }),
    temporarilyUnavailable: t.boolean({ description: "Open, but out of stock for now." }),
    giftWrappingEnabled: t.boolean({ description: "Whether it can be wrapped as a gift." }),
    giftWrappingPrice: t.field({
      type: "Decimal",
      description:
        "INR, at most two decimals. Required when wrapping is switched on, ignored while it is off.",
    }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditVariantSuccess = builder
  .objectRef<{ variant: Variant; product: Product }>("EditVariantSuccess")
  .implement({
    description: "The variant was changed.",
    fields: (t) => ({
      variant: t.expose("variant", {
        type: VariantType,
        description: "The variant, as the service keeps it now.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its variants as they are now.",
      }),
    }),
  });

builder.mutationField("editVariant", (t) =>
  t.field({
    type: resultUnion("EditVariant", EditVariantSuccess, changeErrors),
    description: "Changes a variant of a product the viewer can see. Asks for `VARIANT_UPDATE`.",
    authScopes: { may: "VARIANT_UPDATE" },
    args: { input: t.arg({ type: EditVariantInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => editVariant(input, context)),
  }),
);
