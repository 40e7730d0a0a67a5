import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { compareDecimals } from "../graphql/decimal.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { loadNamed as loadProduct } from "../product/write.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Bundle } from "./record.ts";
import { bundleOrder } from "./source.ts";
import { BundleEdge, BundleType } from "./type.ts";
import { bundleRules, findRow, inputPaths, loadBundled, readWritten, refuseTwice } from "./write.ts";

const addBundleInput = v.object({
  productId: v.string(),
  ...bundleRules,
  idempotencyKey: idempotencyKeyRule,
});

interface AddBundleSuccess {
  readonly bundle: Bundle;
  readonly bundleEdge: Edge<Bundle>;
  readonly product: Product;
}

/** What a form leaves empty is null, so that its own message is said. */
const emptyForm = { bundledProductId: null, offerPercentage: null, order: null };

type AddBundle = v.InferOutput<typeof addBundleInput>;

/** Whether a row may come from an earlier attempt of the same change, whose answer was lost: the service knows. */
function isRepeat(row: Bundle, { offerPercentage, order, idempotencyKey }: AddBundle): boolean {
  const isSame = compareDecimals(row.offerPercentage, offerPercentage) === 0 && row.order === order;
  return idempotencyKey !== undefined && isSame;
}

async function addBundle(raw: object, context: Context): Promise<AddBundleSuccess> {
  const input = validate(addBundleInput, { ...emptyForm, ...raw });
  const product = await loadProduct(context, input.productId);
  const bundled = await loadBundled(context, product, input.bundledProductId);
  const row = await findRow(context, product, bundled);
  if (row !== null && !isRepeat(row, input)) refuseTwice();
  const answer = await context.rest.send({
    method: "POST",
    template: "/v1/companySellerProdBundle",
    body: {
      prod_id: writtenId(product.id),
      bundle_id: writtenId(bundled.id),
      bundle_offer_percentage: input.offerPercentage,
      order_id: input.order,
    },
    ...(input.idempotencyKey === undefined ? {} : { idempotencyKey: input.idempotencyKey }),
  });
  const bundle = readWritten(context, answer.body);
  return { bundle, bundleEdge: edgeOf(bundleOrder, bundle), product };
}

const AddBundleInput = builder.inputType("AddBundleInput", {
  description: "Another product to offer together with a product.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product it is offered with." }),
    bundledProductId: t.id({
      description:
        "The other product, of the same location and not in a bundle of this one yet; see `Product.bundleCandidates`. Required.",
    }),
    offerPercentage: t.field({
      type: "Decimal",
      description: "1 to 90 percent off the other product when both are bought. Required.",
    }),
    order: t.int({ description: "Position among the product's bundles, 1 to 1000000. Required." }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddBundleSuccessType = builder.objectRef<AddBundleSuccess>("AddBundleSuccess").implement({
  description: "The bundle was added.",
  fields: (t) => ({
    bundle: t.expose("bundle", {
      type: BundleType,
      description: "The new bundle, as the service keeps it.",
    }),
    bundleEdge: t.expose("bundleEdge", {
      type: BundleEdge,
      description: "The new bundle as a row of `Product.bundles`.",
    }),
    product: t.expose("product", {
      type: ProductType,
      description: "The product, with its bundles as they are now.",
    }),
  }),
});

builder.mutationField("addBundle", (t) =>
  t.field({
    type: resultUnion("AddBundle", AddBundleSuccessType, changeErrors),
    description: "Adds a bundle to a product the viewer can see. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: AddBundleInput, required: true, description: "The new bundle." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addBundle(input, context)),
  }),
);
