import * as v from "valibot";
import { bundlesOfProduct } from "../bundle/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import { writtenId } from "../rest/recordFields.ts";
import {
  checkDiscounts,
  discountRules,
  mergedDiscounts,
  withoutHidden,
  type Switches,
} from "./discountRules.ts";
import { writtenDiscounts } from "./discounts.ts";
import type { Product } from "./record.ts";
import { productSuccess } from "./success.ts";
import { productEditing, versionPart } from "./version.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const saveProductDiscountsInput = v.object({
  id: v.string(),
  ...discountRules,
  version: v.nullish(v.string()),
});

async function saveProductDiscounts(raw: Switches, context: Context): Promise<{ product: Product }> {
  const { id, version, ...form } = validate(saveProductDiscountsInput, withoutHidden(raw));
  const product = await loadNamed(context, id);
  const hasBundle =
    form.bundleDiscountsEnabled && (await bundlesOfProduct.load(context, product.id)).length > 0;
  checkDiscounts(form, product.discounts, hasBundle);
  const given = versionPart("discounts", version);
  const answer = await sendUnlessStale(context, productEditing("discounts"), product, given, {
    method: "POST",
    template: "/v1/companySellerProdLoc/page4SignUp",
    body: {
      prod_id: writtenId(product.id),
      company_po_id: product.companyId === null ? null : writtenId(product.companyId),
      seller_id: writtenId(product.sellerId),
      ...writtenDiscounts(mergedDiscounts(form, product.discounts)),
    },
  });
  return { product: readWritten(context, answer.body) };
}

/** A slab in an input. */
export const DiscountSlabInput = builder.inputType("DiscountSlabInput", {
  description: "A step of the volume discount.",
  fields: (t) => ({
    minimumQuantity: t.int({
      description: "From how many pieces on, 1 to 1000000; more than in the slab before. Required.",
    }),
    percentage: t.field({
      type: "Decimal",
      description: "1 to 90 percent off, at most two decimals. Required.",
    }),
  }),
});

const SaveProductDiscountsInput = builder.inputType("SaveProductDiscountsInput", {
  description:
    "The whole fourth step of a product: its discounts. What is left out is emptied, but what a switch that is off hides is kept.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    discountPercentage: t.field({
      type: "Decimal",
      description: "Discount on the price, 1 to 20 percent, at most two decimals; null for none.",
    }),
    specialOfferEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether there is a discount for a time.",
    }),
    specialOfferPercentage: t.field({
      type: "Decimal",
      defaultValue: "30",
      description: "1 to 90 percent off, at most two decimals. Required while the offer is on.",
    }),
    specialOfferStartDate: t.field({
      type: "Date",
      description:
        "The first day. Required while the offer is on; today or later in India's time, unless it is unchanged.",
    }),
    specialOfferEndDate: t.field({
      type: "Date",
      description: "The last day, not before the first. Required while the offer is on and has an end.",
    }),
    specialOfferInfinite: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether the offer has no end; then the last day is ignored.",
    }),
    bundleDiscountsEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether its bundles are offered; there must be one then.",
    }),
    volumeDiscountsEnabled: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether buying more costs less; all four slabs are needed then.",
    }),
    slabs: t.field({
      type: [DiscountSlabInput],
      description: "The four slabs in their order, used while volume discounts are on.",
    }),
    version: t.string({ description: versionInputDescription }),
  }),
});

builder.mutationField("saveProductDiscounts", (t) =>
  t.field({
    type: resultUnion(
      "SaveProductDiscounts",
      productSuccess(
        "SaveProductDiscountsSuccess",
        "The discounts were saved, and a draft with nothing missing was submitted.",
      ),
      changeErrors,
    ),
    description:
      "Saves the discounts of a product the viewer can see. It is the last step: it submits a draft in which nothing is missing; a returned product is handed in again with `submitProduct`. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: {
      input: t.arg({ type: SaveProductDiscountsInput, required: true, description: "The whole step." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => saveProductDiscounts(input, context)),
  }),
);
