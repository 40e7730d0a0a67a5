import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { imagesOfProduct } from "../productImage/source.ts";
import { removeImage } from "../upload/storedImage.ts";
import { products } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteProductInput = v.object({ id: v.string() });

async function deleteProduct(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteProductInput, raw);
  const product = await loadNamed(context, input.id);
  const images = await imagesOfProduct.load(context, product.id);
  await context.rest.send({
    method: "DELETE",
    template: "/v1/companySellerProdLoc/{id}",
    params: { id: product.id },
  });
  products.forget(context, product.id);
  for (const key of [product.imageKey, ...images.map((image) => image.imageKey)]) {
    await removeImage(context, key);
  }
  return { deletedId: input.id };
}

const DeleteProductInput = builder.inputType("DeleteProductInput", {
  description: "Which product to delete.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product; its variants, images and bundles go with it." }),
  }),
});

const DeleteProductSuccess = builder.objectRef<{ deletedId: string }>("DeleteProductSuccess").implement({
  description: "The product was deleted.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
});

builder.mutationField("deleteProduct", (t) =>
  t.field({
    type: resultUnion("DeleteProduct", DeleteProductSuccess, changeErrors),
    description:
      "Deletes a product the viewer can see, with its files; refused with a conflict while something else uses it, such as a bundle of another product. Asks for `PRODUCT_DELETE`.",
    authScopes: { may: "PRODUCT_DELETE" },
    args: { input: t.arg({ type: DeleteProductInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteProduct(input, context)),
  }),
);
