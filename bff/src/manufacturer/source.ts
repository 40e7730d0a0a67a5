import { ownedRecords } from "../graphql/ownedRecords.ts";
import { manufacturerVersion } from "./fields.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";

/** Manufacturers by id; a seller gets only those of their own location. */
export const manufacturers = ownedRecords<Manufacturer>({
  typeName: "Manufacturer",
  path: "/v1/companySellerManu",
  key: "manu_id",
  record: manufacturerRecord,
});

/** How edits of manufacturers compare versions. */
export const manufacturerEditing = { records: manufacturers, version: manufacturerVersion };
