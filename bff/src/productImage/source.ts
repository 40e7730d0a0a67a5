import type { ListOrder } from "../graphql/listOrder.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { products } from "../product/source.ts";
import { productImageRecord, type ProductImage } from "./record.ts";

/** The collection of the service. */
export const productImagePath = "/v1/companySellerProdImage";

/** Images by id. One that does not name its company is the user's when its product is. */
export const productImages = ownedRecords<ProductImage>({
  typeName: "ProductImage",
  path: productImagePath,
  key: "image_id",
  record: productImageRecord,
  checkParent: async (context, image) => (await products.load(context, image.productId)) !== null,
});

/** All further images of a product. */
export const imagesOfProduct = ownedChildren<ProductImage>({
  path: `${productImagePath}/prod_id`,
  parentKey: "prod_id",
  record: productImageRecord,
});

/** The order of a product's images: by their position. */
export const productImageOrder: ListOrder<ProductImage> = {
  field: "order_id",
  direction: "ASC",
  value: (image) => image.order,
  id: (image) => image.id,
};
