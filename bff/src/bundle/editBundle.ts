import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Bundle } from "./record.ts";
import { pathId } from "./source.ts";
import { BundleType } from "./type.ts";
import { bundleEditing } from "./version.ts";
import {
  bundleRules,
  findRow,
  inputPaths,
  loadBundled,
  loadNamed,
  readWritten,
  refuseTwice,
} from "./write.ts";

const editBundleInput = v.object({
  ...v.partial(v.object(bundleRules)).entries,
  id: v.string(),
  version: v.nullish(v.string()),
});

async function editBundle(raw: unknown, context: Context): Promise<{ bundle: Bundle; product: Product }> {
  const input = validate(editBundleInput, raw);
  const { bundle, product } = await loadNamed(context, input.id);
  const bundled =
    input.bundledProductId === undefined ? null : await loadBundled(context, product, input.bundledProductId);
  const row = bundled === null ? null : await findRow(context, product, bundled);
  if (row !== null && row.id !== bundle.id) refuseTwice();
  const body = {
    ...(bundled === null ? {} : { bundle_id: writtenId(bundled.id) }),
    ...(input.offerPercentage === undefined ? {} : { bundle_offer_percentage: input.offerPercentage }),
    ...(input.order === undefined ? {} : { order_id: input.order }),
  };
  if (Object.keys(body).length === 0) return { bundle, product };
  const answer = await sendUnlessStale(context, bundleEditing, bundle, input.version, {
    method: "PUT",
    template: "/v1/companySellerProdBundle/{id}",
    params: { id: pathId(bundle) },
    body,
  });
  return { bundle: readWritten(context, answer.body), product };
}

const EditBundleInput = builder.inputType("EditBundleInput", {
  description: "Changes of a bundle. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The bundle to change." }),
    bundledProductId: t.id({
      description: "The other product, of the same location and not in another bundle of this product.",
    }),
    offerPercentage: t.field({
      type: "Decimal",
      description: "1 to 90 percent off the other product when both are bought.",
    }),
    order: t.int({ description: "Position among the product's bundles, 1 to 1000000." }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditBundleSuccess = builder
  .objectRef<{ bundle: Bundle; product: Product }>("EditBundleSuccess")
  .implement({
    description: "The bundle was changed.",
    fields: (t) => ({
      bundle: t.expose("bundle", {
        type: BundleType,
        description: "The bundle, as the service keeps it now.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its bundles as they are now.",
      }),
    }),
  });

builder.mutationField("editBundle", (t) =>
  t.field({
    type: resultUnion("EditBundle", EditBundleSuccess, changeErrors),
    description: "Changes a bundle of a product the viewer can see. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: EditBundleInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => editBundle(input, context)),
  }),
);
