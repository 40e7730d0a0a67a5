import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { products } from "../product/source.ts";
import { variantVersion } from "./fields.ts";
import { variantRecord, type Variant } from "./record.ts";

/** Variants by id. One that does not name its company is the user's when its product is. */
export const variants = ownedRecords<Variant>({
  typeName: "Variant",
  path: "/v1/companySellerProdVarient",
  key: "varient_id",
  record: variantRecord,
  single: (id) => ({ template: "/v1/companySellerProdVarient/varient_id/{id}", params: { id } }),
  checkParent: async (context, variant) => (await products.load(context, variant.productId)) !== null,
  mark: (variant) => variant.shortName && `${variant.shortName}\n${variant.longName}`,
  siblings: (context, { productId }): Promise<readonly Variant[]> =>
    variantsOfProduct.loadAnew(context, productId),
  afterWrite: (context, variant) => variantsOfProduct.forget(context, variant.productId),
});

/** How changes of variants compare versions. */
export const variantEditing = { records: variants, version: variantVersion };

/** All variants of a product, open and closed (decision D-66a). */
export const variantsOfProduct = ownedChildren<Variant>({
  path: "/v1/companySellerProdVarient/AllowVarient",
  parentKey: "prod_id",
  record: variantRecord,
});
