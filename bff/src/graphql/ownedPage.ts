import type * as v from "valibot";
import type { RestClient, RestRead } from "../rest/client.ts";
import type { Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { orderName, type ListOrder } from "./listOrder.ts";
import { listPage } from "./listPage.ts";
import { readExtensionList, readOwnedList } from "./ownedList.ts";
import { type Page, pageOfWholeList } from "./page.ts";
import { readPageWindow, type ConnectionArguments } from "./pageWindow.ts";
import { matchesSearch, readSearch } from "./search.ts";

/** A call that lists records. */
export interface ListCall extends RestRead {
  /** One that the documents do not have: a service without it offers no such list (decision D-13). */
  readonly isExtension?: boolean;
}

/** A list of one tenant's records. */
export interface OwnedList<Row> {
  /** The call that lists them, or the rows themselves where they are known. */
  readonly from: ListCall | readonly Row[];
  readonly record: v.GenericSchema<unknown, Row>;
  readonly order: ListOrder<Row>;
  /** The texts of a row that `search` looks into. */
  readonly texts: (row: Row) => readonly (string | null)[];
}

/** A page of a list, with `search`; a service that pages and searches by itself is asked for just that page. */
export async function ownedPage<Row extends Ownership>(
  context: { readonly rest: RestClient },
  user: SessionUser,
  args: ConnectionArguments & { readonly search?: string | null | undefined },
  { from, record, order, texts }: OwnedList<Row>,
): Promise<Page<Row>> {
  const search = readSearch(args.search);
  const window = readPageWindow(args, orderName(order));
  const matches = (row: Row): boolean => matchesSearch(search, ...texts(row));
  if (isRows(from)) return pageOfWholeList(window, order, from.filter(matches));
  const { isExtension = false, ...read } = from;
  const readList = isExtension ? readExtensionList : readOwnedList;
  return listPage(window, {
    order,
    fetch: (query) =>
      readList(context.rest, user, { ...read, query: { ...read.query, ...query, q: search } }, record),
    matches,
  });
}

function isRows<Row>(from: ListCall | readonly Row[]): from is readonly Row[] {
  return Array.isArray(from);
}
