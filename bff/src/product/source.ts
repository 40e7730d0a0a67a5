import { ownedRecords } from "../graphql/ownedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { productRecord, type Product } from "./record.ts";

/** Products by id; a seller gets only those of their own location. */
export const products = ownedRecords<Product>({
  list: "/v1/companySellerProdLoc",
  single: (id) => ({ template: "/v1/companySellerProdLoc/{id}", params: { id } }),
  keyOf: byField("prod_id"),
  decode: (record) => decodeRecord(productRecord, record),
});
