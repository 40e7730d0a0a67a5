import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { manufacturerVersion } from "./fields.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";

/** Manufacturers by id; a seller gets only those of their own location. */
export const manufacturers = ownedRecords<Manufacturer>({
  typeName: "Manufacturer",
  path: "/v1/companySellerManu",
  key: "manu_id",
  record: manufacturerRecord,
  mark: (manufacturer) => manufacturer.name,
  async siblings(context, { sellerId }) {
    const list = { template: "/v1/companySellerManu/seller_id/{id}", params: { id: sellerId } };
    return (await readOwnedList(context.rest, currentUser(context), list, manufacturerRecord)).rows;
  },
});

/** How edits of manufacturers compare versions. */
export const manufacturerEditing = { records: manufacturers, version: manufacturerVersion };
