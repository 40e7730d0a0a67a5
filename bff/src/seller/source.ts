import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { sellerVersion } from "./fields.ts";
import { sellerRecord, type Seller } from "./record.ts";

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  typeName: "Seller",
  path: "/v1/companySeller",
  key: "seller_id",
  record: sellerRecord,
  mark: (seller) => seller.name,
  siblings: async (context) => {
    const user = currentUser(context);
    const list = { template: "/v1/companySeller/company_po_id/{id}", params: { id: user.companyId } };
    return (await readExtensionList(context.rest, user, list, sellerRecord)).rows;
  },
});

/** How edits of locations compare versions. */
export const sellerEditing = { records: sellers, version: sellerVersion };
