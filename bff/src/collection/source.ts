import type { RecordContext } from "../graphql/context.ts";
import { comparePositions, orderName, positionOf, type ListOrder } from "../graphql/listOrder.ts";
import { listPage, type ListAnswer, type ListQuery } from "../graphql/listPage.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { ownedRecords, requireBy, type OwnedRecords } from "../graphql/ownedRecords.ts";
import type { Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { RestError } from "../rest/error.ts";
import { currentUser } from "../session/currentUser.ts";
import type { SessionUser } from "../session/session.ts";
import { collectionRecord, type Collection } from "./record.ts";

/** The resource of the service. */
export const collectionPath = "/v1/companyCollection";

const companyList = `${collectionPath}/company_po_id/{id}`;
const companyListAbility = `list ${companyList}`;

const byId = ownedRecords<Collection>({
  typeName: "Collection",
  path: collectionPath,
  key: "collection_id",
  record: collectionRecord,
});

/** The documented list, which has every company's collections: those of others are dropped (decision D-44). */
function readEverybodys(context: RecordContext, user: SessionUser): Promise<ListAnswer<Collection>> {
  return readOwnedList(context.rest, user, { template: collectionPath }, collectionRecord);
}

/** The company's own list where the service has one, else the documented list of all companies. */
async function readCollections(
  context: RecordContext,
  user: SessionUser,
  query: ListQuery,
): Promise<ListAnswer<Collection>> {
  const { capabilities } = context.rest;
  if (capabilities.offers(companyListAbility) !== false) {
    try {
      const read = { template: companyList, params: { id: user.companyId }, query };
      const answer = await readOwnedList(context.rest, user, read, collectionRecord);
      capabilities.learn(companyListAbility, true);
      return answer;
    } catch (error) {
      if (!(error instanceof RestError) || !["not-found", "not-offered"].includes(error.kind)) throw error;
      capabilities.learn(companyListAbility, false);
    }
  }
  return readEverybodys(context, user);
}

async function load(context: RecordContext, id: string): Promise<Collection | null> {
  const found = await byId.load(context, id);
  const user = context.session.current?.user;
  // The documents have no call for one collection, so a service without one is asked for its list.
  if (found !== null || user === undefined) return found;
  if (context.rest.capabilities.offers(`ids ${collectionPath}`) !== false) return null;
  return (await readEverybodys(context, user)).rows.find((collection) => collection.id === id) ?? null;
}

/** Collections by id. */
export const collections: OwnedRecords<Collection> = {
  ...byId,
  load,
  require: requireBy("Collection", load),
};

/** How a list of collections can be ordered. */
export interface CollectionOrder {
  readonly field: "NAME";
  readonly direction: "ASC" | "DESC";
}

/** The order of a list of collections. */
export function collectionOrder(direction: "ASC" | "DESC" = "ASC"): ListOrder<Collection> {
  return {
    field: "collection_name",
    direction,
    value: (collection) => collection.name,
    id: (collection) => collection.id,
  };
}

/** A page of the company's collections, by name. */
export async function listCollections(
  context: RecordContext,
  user: SessionUser,
  args: ConnectionArguments & {
    readonly search?: string | null | undefined;
    readonly orderBy?: CollectionOrder | null | undefined;
  },
): Promise<Page<Collection>> {
  const search = readSearch(args.search);
  const order = collectionOrder(args.orderBy?.direction);
  return listPage(readPageWindow(args, orderName(order)), {
    order,
    fetch: (query) => readCollections(context, user, { ...query, q: search }),
    matches: (collection) => matchesSearch(search, collection.name),
  });
}

/** All collections of the user's company, by name. */
export async function loadAll(context: RecordContext): Promise<readonly Collection[]> {
  const { rows } = await readCollections(context, currentUser(context), {});
  const order = collectionOrder();
  return rows.toSorted((left, right) =>
    comparePositions("ASC", positionOf(order, left), positionOf(order, right)),
  );
}
