import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { bundles, bundlesOfProduct, pathId } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteBundleInput = v.object({ id: v.string() });

interface DeleteBundleSuccess {
  readonly deletedId: string;
  readonly product: Product;
}

async function deleteBundle(raw: unknown, context: Context): Promise<DeleteBundleSuccess> {
  const input = validate(deleteBundleInput, raw);
  const { bundle, product } = await loadNamed(context, input.id);
  await context.rest.send({
    method: "DELETE",
    template: "/v1/companySellerProdBundle/{id}",
    params: { id: pathId(bundle) },
  });
  bundles.forget(context, bundle.id);
  bundlesOfProduct.forget(context, product.id);
  return { deletedId: input.id, product };
}

const DeleteBundleInput = builder.inputType("DeleteBundleInput", {
  description: "Which bundle to delete.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The bundle; both products stay." }),
  }),
});

const DeleteBundleSuccessType = builder.objectRef<DeleteBundleSuccess>("DeleteBundleSuccess").implement({
  description: "The bundle was deleted.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The id it had." }),
    product: t.expose("product", {
      type: ProductType,
      description: "The product, with its bundles as they are now.",
    }),
  }),
});

builder.mutationField("deleteBundle", (t) =>
  t.field({
    type: resultUnion("DeleteBundle", DeleteBundleSuccessType, changeErrors),
    description: "Deletes a bundle of a product the viewer can see. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: DeleteBundleInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteBundle(input, context)),
  }),
);
