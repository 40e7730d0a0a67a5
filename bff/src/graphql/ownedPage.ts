import type * as v from "valibot";
import type { RestClient, RestRead } from "../rest/client.ts";
import type { Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { orderName, type ListOrder } from "./listOrder.ts";
import { listPage } from "./listPage.ts";
import { readExtensionList, readOwnedList } from "./ownedList.ts";
import type { Page } from "./page.ts";
import { readPageWindow, type ConnectionArguments } from "./pageWindow.ts";
import { matchesSearch, readSearch } from "./search.ts";

/** A list of one tenant's records. */
export interface OwnedList<Row> {
  /** The call that lists them. */
  readonly read: RestRead;
  readonly record: v.GenericSchema<unknown, Row>;
  readonly order: ListOrder<Row>;
  /** The texts of a row that `search` looks into. */
  readonly texts: (row: Row) => readonly (string | null)[];
  /** A list that the documents do not have: a service without it offers none (decision D-13). */
  readonly isExtension?: boolean;
}

/** A page of a list, with `search`; a service that pages and searches by itself is asked for just that page. */
export async function ownedPage<Row extends Ownership>(
  context: { readonly rest: RestClient },
  user: SessionUser,
  args: ConnectionArguments & { readonly search?: string | null | undefined },
  { read, record, order, texts, isExtension = false }: OwnedList<Row>,
): Promise<Page<Row>> {
  const search = readSearch(args.search);
  const readList = isExtension ? readExtensionList : readOwnedList;
  return listPage(readPageWindow(args, orderName(order)), {
    order,
    fetch: (query) =>
      readList(context.rest, user, { ...read, query: { ...read.query, ...query, q: search } }, record),
    matches: (row) => matchesSearch(search, ...texts(row)),
  });
}
