import { ownedRecords } from "../graphql/ownedRecords.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";

/** The resource of the service. */
export const manufacturerPath = "/v1/companySellerManu";

/** Manufacturers by id; a seller gets only those of their own location. */
export const manufacturers = ownedRecords<Manufacturer>({
  typeName: "Manufacturer",
  path: manufacturerPath,
  key: "manu_id",
  record: manufacturerRecord,
});
