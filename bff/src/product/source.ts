import { ownedRecords } from "../graphql/ownedRecords.ts";
import { productRecord, type Product } from "./record.ts";

/** Products by id; a seller gets only those of their own location. */
export const products = ownedRecords<Product>({
  typeName: "Product",
  path: "/v1/companySellerProdLoc",
  key: "prod_id",
  record: productRecord,
});
