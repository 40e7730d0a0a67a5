import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { productRecord, type Product } from "./record.ts";

/** Products by id; a seller gets only those of their own location. */
export const products = ownedRecords<Product>({
  typeName: "Product",
  path: "/v1/companySellerProdLoc",
  key: "prod_id",
  record: productRecord,
  mark: (product) => product.name,
  async siblings(context, { sellerId }) {
    const list = { template: "/v1/companySellerProdLoc/seller_id/{id}", params: { id: sellerId } };
    return (await readExtensionList(context.rest, currentUser(context), list, productRecord)).rows;
  },
});
