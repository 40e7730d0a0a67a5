import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { type Stock, stockRecord } from "./record.ts";

/** Counts by id; a seller gets only those of their own location. */
export const stocks = ownedRecords<Stock>({
  typeName: "Stock",
  path: "/v1/companySellerProdStock",
  key: "stock_id",
  record: stockRecord,
});

/** The counts of a product: its own, or those of its variants. */
export const stocksOfProduct = ownedChildren<Stock>({
  path: "/v1/companySellerProdStock/prod_id",
  parentKey: "prod_id",
  record: stockRecord,
});
