import type { RecordContext } from "../graphql/context.ts";
import type { ListResult, ListQuery } from "../graphql/listPage.ts";
import { readExtensionList, readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../access/user.ts";
import { collectionVersion } from "./fields.ts";
import { collectionRecord, type Collection } from "./record.ts";

/** Collections by id. */
export const collections = ownedRecords<Collection>({
  typeName: "Collection",
  path: "/v1/companyCollection",
  key: "collection_id",
  record: collectionRecord,
  mark: (collection) => collection.name,
  all: async (context, user) => (await readEverybodys(context, user)).rows,
});

const companyList = `${collections.path}/company_po_id/{id}`;
const companyListAbility = `list ${companyList}`;

/** The documented list, which has every company's collections: those of others are dropped (decision D-44). */
function readEverybodys(context: RecordContext, user: SessionUser): Promise<ListResult<Collection>> {
  return readOwnedList(context.rest, user, { template: collections.path }, collectionRecord);
}

/** The company's own list where the service has one, else the documented list of all companies. */
export async function readCollections(
  context: RecordContext,
  user: SessionUser,
  query: ListQuery,
): Promise<ListResult<Collection>> {
  const { capabilities } = context.rest;
  if (capabilities.offers(companyListAbility) !== false) {
    try {
      const read = { template: companyList, params: { id: user.companyId }, query };
      const response = await readExtensionList(context.rest, user, read, collectionRecord);
      capabilities.learn(companyListAbility, true);
      return response;
    } catch (error) {
      if (!(error instanceof RestError) || error.kind !== "not-offered") throw error;
      capabilities.learn(companyListAbility, false);
    }
  }
  return readEverybodys(context, user);
}

/** How edits of collections compare versions. */
export const collectionEditing = { records: collections, version: collectionVersion };
