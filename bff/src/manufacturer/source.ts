import { ownedRecords } from "../graphql/ownedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";

/** The resource of the service. */
export const manufacturerPath = "/v1/companySellerManu";

/** Manufacturers by id; a seller gets only those of their own location. */
export const manufacturers = ownedRecords<Manufacturer>({
  list: manufacturerPath,
  single: (id) => ({ template: `${manufacturerPath}/{id}`, params: { id } }),
  keyOf: byField("manu_id"),
  decode: (record) => decodeRecord(manufacturerRecord, record),
});
