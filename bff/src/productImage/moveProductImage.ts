import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { comparePositions, positionOf } from "../graphql/listOrder.ts";
import { moveRules, placeDescriptions, readMove } from "../graphql/movePosition.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { sendPosition } from "../rest/position.ts";
import type { ProductImage } from "./record.ts";
import { imagesOfProduct, productImageOrder, productImagePath, productImages } from "./source.ts";
import { ProductImageType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const moveProductImageInput = v.object(moveRules);

interface MoveProductImageSuccess {
  readonly moved: ProductImage[];
  readonly product: Product;
}

/** The images of the same product, as they stand. */
async function loadSiblings(context: Context, image: ProductImage): Promise<readonly ProductImage[]> {
  return (await imagesOfProduct.load(context, image.productId)).toSorted((left, right) =>
    comparePositions("ASC", positionOf(productImageOrder, left), positionOf(productImageOrder, right)),
  );
}

async function moveProductImage(raw: unknown, context: Context): Promise<MoveProductImageSuccess> {
  const input = validate(moveProductImageInput, raw);
  const noun = { typeName: "ProductImage", records: productImages, restId: (one: ProductImage) => one.id };
  const { row, position } = await readMove(context, noun, input);
  const product = await products.load(context, row.productId);
  if (product === null) throw new NotFoundError();
  const changed = await sendPosition(context.rest, {
    path: productImagePath,
    id: row.id,
    position,
    orderField: "order_id",
    siblings: () => loadSiblings(context, row),
  });
  imagesOfProduct.forget(context, product.id);
  return { moved: changed.map((record) => readWritten(context, record)), product };
}

const MoveProductImageInput = builder.inputType("MoveProductImageInput", {
  description: "Another place for an image among those of its product.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The image that moves." }),
    afterId: t.id({ description: placeDescriptions.afterId }),
    beforeId: t.id({ description: placeDescriptions.beforeId }),
  }),
});

const MoveProductImageSuccessType = builder
  .objectRef<MoveProductImageSuccess>("MoveProductImageSuccess")
  .implement({
    description: "The image stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [ProductImageType],
        description: "Every image whose `order` has changed. Empty when it stood there already.",
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
    description:
      "Puts an image of a product the viewer can see at another place among its siblings. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: {
      input: t.arg({ type: MoveProductImageInput, required: true, description: "What to put where." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => moveProductImage(input, context)),
  }),
);
