import { ownedRecords } from "../graphql/ownedRecords.ts";
import { sellerVersion } from "./fields.ts";
import { sellerRecord, type Seller } from "./record.ts";

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  typeName: "Seller",
  path: "/v1/companySeller",
  key: "seller_id",
  record: sellerRecord,
});

/** How edits of locations compare versions. */
export const sellerEditing = { records: sellers, version: sellerVersion };
