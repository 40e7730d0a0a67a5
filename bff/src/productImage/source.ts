import type { ListOrder } from "../graphql/listOrder.ts";
import { ownedChildren, ownedRecords } from "../graphql/ownedRecords.ts";
import { products } from "../product/source.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { productImageRecord, type ProductImage } from "./record.ts";

/** The collection of the service. */
export const productImagePath = "/v1/companySellerProdImage";

/** Images by id. One that does not name its company is the user's when its product is. */
export const productImages = ownedRecords<ProductImage>(
  {
    list: productImagePath,
    single: (id) => ({ template: `${productImagePath}/{id}`, params: { id } }),
    keyOf: byField("image_id"),
    decode: (record) => decodeRecord(productImageRecord, record),
  },
  async (context, image) => (await products.load(context, image.productId)) !== null,
);

/** All further images of a product. */
export const imagesOfProduct = ownedChildren<ProductImage>({
  list: `${productImagePath}/prod_id`,
  single: (id) => ({ template: `${productImagePath}/prod_id/{id}`, params: { id } }),
  parentOf: byField("prod_id"),
  decode: (record) => decodeRecord(productImageRecord, record),
});

/** The order of a product's images: by their position. */
export const productImageOrder: ListOrder<ProductImage> = {
  field: "order_id",
  direction: "ASC",
  value: (image) => image.order,
  id: (image) => image.id,
};
