import { ownedRecords } from "../graphql/ownedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { sellerRecord, type Seller } from "./record.ts";

/** The collection of locations. */
export const sellerPath = "/v1/companySeller";

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  list: sellerPath,
  single: (id) => ({ template: `${sellerPath}/{id}`, params: { id } }),
  keyOf: byField("seller_id"),
  decode: (record) => decodeRecord(sellerRecord, record),
});
