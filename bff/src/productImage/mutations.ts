import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { moveFields, readMove, sendMove } from "../graphql/movePosition.ts";
import { edgeOf } from "../graphql/page.ts";
import { maximumPageSize } from "../graphql/pageWindow.ts";
import { refuse } from "../graphql/validate.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { productWith, requireProductOf, requireWithProduct } from "../product/child.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { toRestId } from "../rest/recordFields.ts";
import { claimUpload } from "../upload/claimUpload.ts";
import { changeImages } from "../upload/imageChange.ts";
import { publishUpload } from "../upload/publishUpload.ts";
import { productImageFields } from "./fields.ts";
import { imagesOfProduct, productImageEditing, productImages } from "./source.ts";
import { ProductImageEdge, productImageOrder, ProductImageType } from "./type.ts";

/** Most further images of one product (decision D-51). */
const mostImages = 10;

const changedProduct = productWith("images");

changeMutation({
  name: "addProductImage",
  description: "Adds an image to a product the viewer can see, refused when it has ten.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "A further image of a product.",
    argument: "The new image.",
    fields: {
      productId: { ...idOf("Product", "The product, which has fewer than ten."), rest: "prod_id" },
      ...productImageFields,
      idempotencyKey,
    },
  },
  async run({ productId, uploadId, order, idempotencyKey }, context) {
    const product = await products.require(context, productId);
    const target = { replaces: null, productId: product.id };
    const present = await imagesOfProduct.loadAnew(context, product.id);
    const upload = await claimUpload(context, uploadId, "PRODUCT_IMAGE", idempotencyKey);
    const productImage = await publishUpload(context, upload, target, async ({ key }) => {
      // A repeat finds its own image among the ten.
      const isNew = present.every((one) => one.imageKey !== key);
      if (isNew && present.length >= mostImages)
        refuse("uploadId", `A product may have at most ${mostImages} images`);
      const body = {
        prod_id: toRestId(product.id),
        ...toRestBody(productImageFields, { uploadId: key, order }),
      };
      const response = await context.rest.send({
        method: "POST",
        template: productImages.path,
        body,
        idempotencyKey,
      });
      return productImages.written(context, response.body, { body });
    });
    return { productImage, productImageEdge: edgeOf(productImageOrder.of(), productImage), product };
  },
  success: {
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
      ...changedProduct(t),
    }),
  },
});

changeMutation({
  name: "moveProductImage",
  description: "Puts an image of a product the viewer can see at another place among its siblings.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Another place for an image among those of its product.",
    argument: "What to put where.",
    fields: moveFields("ProductImage", "The image that moves."),
  },
  async run(input, context) {
    const move = await readMove(context, productImages, input);
    const product = await requireProductOf(context, move.row);
    const moved = await sendMove(context, productImages, move, {
      order: productImageOrder.of(),
      siblings: () => imagesOfProduct.load(context, product.id),
    });
    return { moved, product };
  },
  success: {
    description: "The image stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [ProductImageType],
        most: maximumPageSize,
        description: "Every image whose `order` has changed. Empty when it stood there already.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its images in their new order.",
      }),
    }),
  },
});

changeMutation({
  name: "deleteProductImage",
  description: "Deletes a further image of a product the viewer can see, and its file.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Which image to delete.",
    argument: "Which one.",
    fields: { id: idOf("ProductImage", "The image."), version },
  },
  async run({ id, version }, context) {
    const { row, product } = await requireWithProduct(context, productImages, id);
    await changeImages(context, { drops: [row.imageKey], areShown: product.reviewedAt !== null }, () =>
      sendUnlessStale(context, productImageEditing, row, version, {
        method: "DELETE",
        template: `${productImages.path}/{id}`,
        params: { id: row.id },
      }),
    );
    productImages.forget(context, row.id);
    imagesOfProduct.forget(context, product.id);
    return { deletedId: id, product };
  },
  success: {
    description: "The image was deleted.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id it had." }),
      ...changedProduct(t),
    }),
  },
});
