import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { loadNamed as loadProduct } from "../product/write.ts";
import { writtenId } from "../rest/recordFields.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import type { ProductImage } from "./record.ts";
import { imagesOfProduct, productImageOrder, productImagePath } from "./source.ts";
import { ProductImageEdge, ProductImageType } from "./type.ts";
import { inputPaths, messages, mostImages, readWritten } from "./write.ts";

const addProductImageInput = v.object({
  productId: v.string(),
  uploadId: v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(messages.image)),
  order: v.pipe(
    v.nullish(v.number(), 0),
    v.check((order) => order !== 0, messages.order),
    v.integer(messages.orderRange),
    v.minValue(1, messages.orderRange),
    v.maxValue(1_000_000, messages.orderRange),
  ),
  idempotencyKey: idempotencyKeyRule,
});

interface AddProductImageSuccess {
  readonly productImage: ProductImage;
  readonly productImageEdge: Edge<ProductImage>;
  readonly product: Product;
}

async function addProductImage(raw: unknown, context: Context): Promise<AddProductImageSuccess> {
  const input = validate(addProductImageInput, raw);
  const { idempotencyKey } = input;
  const product = await loadProduct(context, input.productId);
  const place = { replaces: null, productId: product.id };
  const present = await imagesOfProduct.load(context, product.id);
  const upload = await claimUpload(context, input.uploadId, "PRODUCT_IMAGE", idempotencyKey);
  const image = await publishUpload(context, upload, place, async ({ key }) => {
    // A repeat finds its own image among the ten.
    const isNew = present.every((one) => one.imageKey !== key);
    if (isNew && present.length >= mostImages) refuse("uploadId", messages.most);
    const answer = await context.rest.send({
      method: "POST",
      template: productImagePath,
      body: { prod_id: writtenId(product.id), images_url: key, order_id: input.order },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return readWritten(context, answer.body);
  });
  imagesOfProduct.forget(context, product.id);
  return { productImage: image, productImageEdge: edgeOf(productImageOrder, image), product };
}

const AddProductImageInput = builder.inputType("AddProductImageInput", {
  description: "A further image of a product.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product, which has fewer than ten." }),
    uploadId: t.id({ description: "A finished upload for `PRODUCT_IMAGE`. Required." }),
    order: t.int({
      description:
        "Position among the product's images, 1 to 1000000; the usual one is one more than the last. Required.",
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddProductImageSuccessType = builder
  .objectRef<AddProductImageSuccess>("AddProductImageSuccess")
  .implement({
    description: "The image was added.",
    fields: (t) => ({
      productImage: t.expose("productImage", {
        type: ProductImageType,
        description: "The new image, as the service keeps it.",
      }),
      productImageEdge: t.expose("productImageEdge", {
        type: ProductImageEdge,
        description: "The new image as a row of `Product.images`.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its images as they are now.",
      }),
    }),
  });

builder.mutationField("addProductImage", (t) =>
  t.field({
    type: resultUnion("AddProductImage", AddProductImageSuccessType, changeErrors),
    description:
      "Adds an image to a product the viewer can see, refused when it has ten. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: AddProductImageInput, required: true, description: "The new image." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => addProductImage(input, context)),
  }),
);
