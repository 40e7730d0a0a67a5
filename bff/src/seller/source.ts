import { companies } from "../company/source.ts";
import type { RecordContext } from "../graphql/context.ts";
import { readExtensionList, readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import type { RestRead } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import type { SessionUser } from "../access/user.ts";
import { sellerVersion } from "./fields.ts";
import { sellerRecord, type Seller } from "./record.ts";

const path = "/v1/companySeller";

/**
 * The location that came with the company and is called like it (decision D-45): the only one that the documents let anybody
 * find, by the call that looks whether a name is free. None where that call shows too little of it.
 */
export async function loadNamesake(context: RecordContext, user: SessionUser): Promise<readonly Seller[]> {
  const company = await companies.load(context, user.companyId);
  if (company === null) return [];
  const lookUp = { template: `${path}/BusinessName/{name}`, params: { name: company.name } };
  try {
    return (await readOwnedList(context.rest, user, lookUp, sellerRecord)).rows;
  } catch (error) {
    if (error instanceof RestError && error.kind === "bad-response") return [];
    throw error;
  }
}

/** The call that lists all locations of a company. */
export function sellerListCall(user: SessionUser): RestRead {
  return { template: `${path}/company_po_id/{id}`, params: { id: user.companyId } };
}

/** All locations of the company in one call, as large as a response may be. */
export async function loadAllSellers(context: RecordContext, user: SessionUser): Promise<readonly Seller[]> {
  return (await readExtensionList(context.rest, user, sellerListCall(user), sellerRecord)).rows;
}

/** Whether the service shows locations by their name alone. */
export function isFoundByName({ rest }: Pick<RecordContext, "rest">): boolean {
  return rest.capabilities.offers(`ids ${path}`) === false;
}

/** Locations by id; a seller gets only their own. */
export const sellers = ownedRecords<Seller>({
  typeName: "Seller",
  path,
  key: "seller_id",
  record: sellerRecord,
  mark: (seller) => seller.name,
  siblings: async (context) => {
    const user = currentUser(context);
    if (isFoundByName(context)) return loadNamesake(context, user);
    return loadAllSellers(context, user);
  },
  all: loadNamesake,
  isReadAlone: true,
});

/** How edits of locations compare versions. */
export const sellerEditing = { records: sellers, version: sellerVersion };
