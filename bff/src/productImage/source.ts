import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { products } from "../product/source.ts";
import { productImageVersion } from "./fields.ts";
import { productImageRecord, type ProductImage } from "./record.ts";

/** Images by id. One that does not name its company is the user's when its product is. */
export const productImages = ownedRecords<ProductImage>({
  typeName: "ProductImage",
  path: "/v1/companySellerProdImage",
  key: "image_id",
  record: productImageRecord,
  checkParent: async (context, image) => (await products.load(context, image.productId)) !== null,
  mark: (image) => image.imageKey,
  siblings: (context, { productId }): Promise<readonly ProductImage[]> =>
    imagesOfProduct.loadAnew(context, productId),
  afterWrite: (context, image) => imagesOfProduct.forget(context, image.productId),
});

/** How changes of images compare versions. */
export const productImageEditing = { records: productImages, version: productImageVersion };

/** All further images of a product. */
export const imagesOfProduct = ownedChildren<ProductImage>({
  path: `${productImages.path}/prod_id`,
  parentKey: "prod_id",
  record: productImageRecord,
});
