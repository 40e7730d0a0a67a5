import { productImageFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { mediaUrl, thumbnailUrl } from "../graphql/mediaUrl.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { thenMaybe } from "../maybePromise.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { productImageVersion } from "./fields.ts";
import type { ProductImage } from "./record.ts";
import { imagesOfProduct, productImages } from "./source.ts";

/** A further image of a product. */
export const ProductImageType = builder.objectRef<ProductImage>("ProductImage");

/** Its connection and edge. */
export const { connection: ProductImageConnection, edge: ProductImageEdge } = connectionTypes(
  "ProductImage",
  "images",
  ProductImageType,
);

builder.node(ProductImageType, {
  readBy: "everybody",
  description: "A further image of a product, beside its summary image. A product has at most ten.",
  id: { resolve: (image) => image.id },
  loadOne: (id, context) => productImages.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The image's id in the REST service (`image_id`)." }),
    url: t.string({
      nullable: true,
      description: "Where the image is read from; null when its address makes no sense.",
      resolve: (image, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, image.imageKey),
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: "A small copy of the image for lists, at most 160 pixels wide and high.",
      resolve: (image, _args, { mediaBaseUrl }) => thumbnailUrl(mediaBaseUrl, image.imageKey, 160),
    }),
    order: t.exposeInt("order", {
      description: "Position among the product's images, 1 or more; ties are broken by id.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: productImageVersion }),
    product: t.field({
      type: ProductType,
      ...semanticNonNull,
      description: "What it is an image of.",
      resolve: (image, _args, context) => mustExist(products.find(context, image.productId)),
    }),
  }),
});

/** The orders of a product's images. */
export const productImageOrder = orderInput("ProductImage", "images", {
  ORDER: {
    rest: "order_id",
    kind: "number",
    value: (image: ProductImage) => image.order,
    description: "By position.",
  },
  ...timeOrders,
});

const ProductImageFilter = filterInput("ProductImage", "images");

builder.objectField(ProductType, "images", (t) =>
  t.field({
    type: ProductImageConnection,
    ...semanticNonNull,
    description: "Its further images by their position, at most ten.",
    args: listArguments(ProductImageFilter, productImageOrder, "By position, ascending,"),
    resolve: (product, args, context) =>
      thenMaybe(imagesOfProduct.find(context, product.id), (all) =>
        pageOfRows(args, all, { typeName: "ProductImage", order: productImageOrder.of(args.orderBy) }),
      ),
  }),
);

audited({
  type: ProductImageType,
  records: productImages,
  tables: { product_image: sameId },
  nameOf: () => null,
  fields: [productImageFields],
});
