import { ownedRecords } from "../graphql/ownedRecords.ts";
import { sellerRecord, type Seller } from "./record.ts";

/** The collection of locations. */
export const sellerPath = "/v1/companySeller";

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  typeName: "Seller",
  path: sellerPath,
  key: "seller_id",
  record: sellerRecord,
});
