import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Variant } from "./record.ts";
import { giftPriceRule, messages, requiredFields, skuRule } from "./rules.ts";
import { rememberWritten, variantOrder, variantsOfProduct } from "./source.ts";
import { VariantEdge, VariantType } from "./type.ts";
import { clearOtherDefaults, formFields, inputPaths, makeDefault, readWritten } from "./write.ts";

const addVariantInput = v.pipe(
  v.object({
    ...requiredFields,
    productId: v.string(),
    sku: v.optional(skuRule, null),
    giftWrappingPrice: v.optional(giftPriceRule, null),
    idempotencyKey: idempotencyKeyRule,
  }),
  v.forward(
    v.partialCheck(
      [["giftWrappingEnabled"], ["giftWrappingPrice"]],
      (input) => !input.giftWrappingEnabled || input.giftWrappingPrice !== null,
      messages.giftPrice,
    ),
    ["giftWrappingPrice"],
  ),
);

interface AddVariantSuccess {
  readonly variant: Variant;
  readonly variantEdge: Edge<Variant>;
  readonly product: Product;
}

async function addVariant(raw: unknown, context: Context): Promise<AddVariantSuccess> {
  const input = validate(addVariantInput, raw);
  const productId = idOfType("Product", input.productId);
  const product = productId === null ? null : await products.load(context, productId);
  if (product === null) throw new NotFoundError();
  const siblings = await variantsOfProduct.load(context, product.id);
  const answer = await context.rest.send({
    method: "POST",
    template: "/v1/companySellerProdVarient/onPage3",
    body: {
      prod_id: writtenId(product.id),
      ...formFields({ ...input, giftWrappingPrice: input.giftWrappingPrice ?? "0" }),
    },
    ...(input.idempotencyKey === undefined ? {} : { idempotencyKey: input.idempotencyKey }),
  });
  const written = readWritten(context, answer.body);
  rememberWritten(context, written);
  const hasOther = siblings.some((sibling) => sibling.isDefault && sibling.id !== written.id);
  const variant = written.isDefault || hasOther ? written : await makeDefault(context, written);
  if (variant.isDefault && hasOther) await clearOtherDefaults(context, variant);
  return { variant, variantEdge: edgeOf(variantOrder, variant), product };
}

const AddVariantInput = builder.inputType("AddVariantInput", {
  description: "A new variant of a product.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product it is a variant of." }),
    shortName: t.string({ required: true, description: "1 to 120 characters." }),
    longName: t.string({ required: true, description: "1 to 120 characters." }),
    price: t.field({
      type: "Decimal",
      required: true,
      description: "Before tax, INR; more than 0, at most two decimals.",
    }),
    order: t.int({ required: true, description: "Position among the product's variants, 1 to 1000000." }),
    sku: t.string({ description: "The seller's own number, up to 120 characters; unique per location." }),
    isDefault: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Makes it the default instead of the present one. The first variant always is the default.",
    }),
    temporarilyUnavailable: t.boolean({
      required: true,
      defaultValue: false,
      description: "Open, but out of stock for now.",
    }),
    giftWrappingEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether it can be wrapped as a gift.",
    }),
    giftWrappingPrice: t.field({
      type: "Decimal",
      description: "INR, at most two decimals. Required while wrapping is on, ignored while it is off.",
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddVariantSuccessType = builder.objectRef<AddVariantSuccess>("AddVariantSuccess").implement({
  description: "The variant was added.",
  fields: (t) => ({
    variant: t.expose("variant", {
      type: VariantType,
      description: "The new variant, as the service keeps it.",
    }),
    variantEdge: t.expose("variantEdge", {
      type: VariantEdge,
      description: "The new variant as a row of `Product.variants`.",
    }),
    product: t.expose("product", {
      type: ProductType,
      description: "The product, with its variants as they are now.",
    }),
  }),
});

builder.mutationField("addVariant", (t) =>
  t.field({
    type: resultUnion("AddVariant", AddVariantSuccessType, changeErrors),
    description: "Adds a variant to a product the viewer can see. Asks for `VARIANT_CREATE`.",
    authScopes: { may: "VARIANT_CREATE" },
    args: { input: t.arg({ type: AddVariantInput, required: true, description: "The new variant." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addVariant(input, context)),
  }),
);
