import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import { writtenId } from "../rest/recordFields.ts";
import { variantsOfProduct } from "../variant/source.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { giftPriceRule, optionalTextRule, priceRule, taxRule } from "./rules.ts";
import { productSuccess } from "./success.ts";
import { productEditing, versionPart } from "./version.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const flag = v.boolean("Choose yes or no");

/** The third step (Document 2 §5; ranges: decision D-58). */
const saveProductPricingInput = v.pipe(
  v.object({
    id: v.string(),
    variantsEnabled: flag,
    price: v.optional(priceRule, null),
    giftWrappingEnabled: flag,
    giftWrappingPrice: v.optional(giftPriceRule, null),
    cgst: taxRule(messages.cgst),
    sgst: taxRule(messages.sgst),
    igst: taxRule(messages.igst),
    hsnCode: v.pipe(
      v.optional(optionalTextRule(8, messages.hsnCode), null),
      v.check((code) => code === null || /^(\d{4}|\d{6}|\d{8})$/.test(code), messages.hsnCode),
    ),
    sku: v.optional(optionalTextRule(120, messages.skuLength), null),
    version: v.nullish(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [["variantsEnabled"], ["price"]],
      (input) => input.variantsEnabled || input.price !== null,
      messages.price,
    ),
    ["price"],
  ),
  v.forward(
    v.partialCheck(
      [["giftWrappingEnabled"], ["giftWrappingPrice"]],
      (input) => !input.giftWrappingEnabled || input.giftWrappingPrice !== null,
      messages.giftPrice,
    ),
    ["giftWrappingPrice"],
  ),
);

type Pricing = v.InferOutput<typeof saveProductPricingInput>;

/**
 * The documented form. While variants are on, the single price and its SKU are hidden: the price is not sent, and the
 * SKU is sent as it was (decisions D-60 and D-66a).
 */
function pricingFields(product: Product, input: Pricing): Record<string, unknown> {
  return {
    prod_id: writtenId(product.id),
    company_po_id: product.companyId === null ? null : writtenId(product.companyId),
    seller_id: writtenId(product.sellerId),
    prod_varient_enabled: String(input.variantsEnabled),
    product_price: input.variantsEnabled ? null : input.price,
    gift_wrapping_enabled: String(input.giftWrappingEnabled),
    gift_wrapping_price: input.giftWrappingEnabled ? input.giftWrappingPrice : "0",
    cgst: input.cgst,
    sgst: input.sgst,
    igst: input.igst,
    hsn_code: input.hsnCode,
    sku_seller: input.variantsEnabled ? product.sku : input.sku,
  };
}

interface Switches {
  readonly variantsEnabled: boolean;
  readonly giftWrappingEnabled: boolean;
}

/** The input without what its switches hide, so that nobody is refused for what they cannot see. */
function withoutHidden(input: Switches): object {
  return {
    ...input,
    ...(input.variantsEnabled ? { price: null, sku: null } : {}),
    ...(input.giftWrappingEnabled ? {} : { giftWrappingPrice: null }),
  };
}

async function saveProductPricing(raw: Switches, context: Context): Promise<{ product: Product }> {
  const input = validate(saveProductPricingInput, withoutHidden(raw));
  const product = await loadNamed(context, input.id);
  if (input.variantsEnabled && (await variantsOfProduct.load(context, product.id)).length === 0) {
    refuse("variantsEnabled", messages.variant);
  }
  const version = versionPart("pricing", input.version);
  const answer = await sendUnlessStale(context, productEditing("pricing"), product, version, {
    method: "POST",
    template: "/v1/companySellerProdLoc/page3Signup",
    body: pricingFields(product, input),
  });
  return { product: readWritten(context, answer.body) };
}

const SaveProductPricingInput = builder.inputType("SaveProductPricingInput", {
  description: "The whole third step of a product: price and tax. What is left out is emptied.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    variantsEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether it is sold in variants, of which there must be one then, instead of at a single price.",
    }),
    price: t.field({
      type: "Decimal",
      description:
        "Before tax, INR; more than 0, at most two decimals. Required unless variants are on; then it is ignored, and the present one is kept.",
    }),
    giftWrappingEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether it can be wrapped as a gift.",
    }),
    giftWrappingPrice: t.field({
      type: "Decimal",
      defaultValue: "30",
      description: "INR, at most two decimals. Required while wrapping is on, ignored while it is off.",
    }),
    cgst: t.field({ type: "Decimal", description: "Central GST in percent, 0 to 50. Required." }),
    sgst: t.field({ type: "Decimal", description: "State GST in percent, 0 to 50. Required." }),
    igst: t.field({ type: "Decimal", description: "Integrated GST in percent, 0 to 50. Required." }),
    hsnCode: t.string({ description: "Harmonised System code: 4, 6 or 8 digits; null for none." }),
    sku: t.string({
      description:
        "The seller's own number, up to 120 characters, unique per location; ignored while variants are on.",
    }),
    version: t.string({ description: versionInputDescription }),
  }),
});

builder.mutationField("saveProductPricing", (t) =>
  t.field({
    type: resultUnion(
      "SaveProductPricing",
      productSuccess("SaveProductPricingSuccess", "Price and tax were saved."),
      changeErrors,
    ),
    description:
      "Saves price, gift wrapping and tax of a product the viewer can see. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: {
      input: t.arg({ type: SaveProductPricingInput, required: true, description: "The whole step." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => saveProductPricing(input, context)),
  }),
);
