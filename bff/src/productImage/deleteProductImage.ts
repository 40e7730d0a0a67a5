import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { removeImage } from "../upload/storedImage.ts";
import { imagesOfProduct, productImagePath, productImages } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteProductImageInput = v.object({ id: v.string() });

interface DeleteProductImageSuccess {
  readonly deletedId: string;
  readonly product: Product;
}

async function deleteProductImage(raw: unknown, context: Context): Promise<DeleteProductImageSuccess> {
  const input = validate(deleteProductImageInput, raw);
  const { image, product } = await loadNamed(context, input.id);
  await context.rest.send({
    method: "DELETE",
    template: `${productImagePath}/{id}`,
    params: { id: image.id },
  });
  productImages.forget(context, image.id);
  imagesOfProduct.forget(context, product.id);
  await removeImage(context, image.imageKey);
  return { deletedId: input.id, product };
}

const DeleteProductImageInput = builder.inputType("DeleteProductImageInput", {
  description: "Which image to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "The image." }) }),
});

const DeleteProductImageSuccessType = builder
  .objectRef<DeleteProductImageSuccess>("DeleteProductImageSuccess")
  .implement({
    description: "The image was deleted.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id it had." }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its images as they are now.",
      }),
    }),
  });

builder.mutationField("deleteProductImage", (t) =>
  t.field({
    type: resultUnion("DeleteProductImage", DeleteProductImageSuccessType, changeErrors),
    description:
      "Deletes a further image of a product the viewer can see, and its file. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: DeleteProductImageInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteProductImage(input, context)),
  }),
);
