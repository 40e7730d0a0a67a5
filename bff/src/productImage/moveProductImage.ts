import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { allRecords } from "../rest/batch.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { ProductImage } from "./record.ts";
import { imagesOfProduct, productImagePath } from "./source.ts";
import { ProductImageType } from "./type.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const moveProductImageInput = v.object({ id: v.string(), afterId: v.nullish(v.string(), null) });

interface MoveProductImageSuccess {
  readonly moved: ProductImage[];
  readonly product: Product;
}

async function moveProductImage(raw: unknown, context: Context): Promise<MoveProductImageSuccess> {
  const input = validate(moveProductImageInput, raw);
  const { image, product } = await loadNamed(context, input.id);
  const after = input.afterId === null ? null : (await loadNamed(context, input.afterId)).image;
  if (after !== null && after.productId !== product.id) throw new NotFoundError();
  if (after?.id === image.id) refuse("afterId", "An image cannot stand behind itself");
  const answer = await context.rest.send({
    method: "POST",
    template: `${productImagePath}/{id}/position`,
    params: { id: image.id },
    body: { after_id: after === null ? null : writtenId(after.id) },
  });
  imagesOfProduct.forget(context, product.id);
  return { moved: allRecords(answer.body).map((record) => readWritten(context, record)), product };
}

const MoveProductImageInput = builder.inputType("MoveProductImageInput", {
  description: "Where an image is to stand.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The image to move." }),
    afterId: t.id({
      description: "The image of the same product to stand right behind; null for the first place.",
    }),
  }),
});

const MoveProductImageSuccessType = builder
  .objectRef<MoveProductImageSuccess>("MoveProductImageSuccess")
  .implement({
    description: "The image was moved.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [ProductImageType],
        description: "The images whose `order` is another one now; empty when it stood there already.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its images in their new order.",
      }),
    }),
  });

builder.mutationField("moveProductImage", (t) =>
  t.field({
    type: resultUnion("MoveProductImage", MoveProductImageSuccessType, changeErrors),
    description: "Puts an image of a product the viewer can see in another place. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: MoveProductImageInput, required: true, description: "Where to." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => moveProductImage(input, context)),
  }),
);
