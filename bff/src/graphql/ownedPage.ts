import type * as v from "valibot";
import type { RestClient, RestRead } from "../rest/client.ts";
import { matchingRows } from "../rest/decodedRecords.ts";
import type { Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { type ListFilter, readFilter, type ReadyFilter } from "./listFilter.ts";
import type { ListOrder } from "./listOrder.ts";
import { listPage, type ListQuery } from "./listPage.ts";
import { readExtensionList, readOwnedList } from "./ownedList.ts";
import { type Page, pageOfWholeList } from "./page.ts";
import { readPageWindow, type ConnectionArguments } from "./pageWindow.ts";
import type { RecordTimes } from "./recordTimes.ts";
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
  /** The type of its rows in the schema. */
  readonly typeName: string;
  readonly order: ListOrder<Row>;
  /** What its filter asks for beside what every list can be asked. */
  readonly conditions?: readonly ReadyFilter<Row>[];
  /** The texts of a row that `search` looks into. */
  readonly texts: (row: Row) => readonly (string | null)[];
}

/** What every list of a noun takes beside the arguments of a connection. */
export interface ListArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: ListFilter | null | undefined;
}

/** A page of rows that are known already, as those under a record are, with `filter`. */
export function pageOfRows<Row extends RecordTimes & { readonly id: string }>(
  args: ListArguments,
  rows: readonly Row[],
  { typeName, order }: Pick<OwnedList<Row>, "typeName" | "order">,
): Page<Row> {
  const window = readPageWindow(args, order);
  // The very same list where nothing is left out: what was made of it before is used again.
  if (args.filter === null || args.filter === undefined) return pageOfWholeList(window, order, rows);
  const filter = readFilter<Row>(typeName, args.filter, (id) => id);
  const found = filter === null ? [] : matchingRows(rows, (row) => filter.matches(row));
  return pageOfWholeList(window, order, found);
}

/**
 * A page of a list, with `search` and `filter`; a service that pages and searches by itself is asked for just that page.
 */
export async function ownedPage<Row extends Ownership & RecordTimes & { readonly id: string }>(
  context: { readonly rest: RestClient },
  user: SessionUser,
  args: ListArguments,
  { from, record, typeName, order, conditions = [], texts }: OwnedList<Row>,
): Promise<Page<Row>> {
  const search = readSearch(args.search);
  const window = readPageWindow(args, order);
  const common = readFilter<Row>(typeName, args.filter);
  if (common === null) return pageOfWholeList(window, order, []);
  const filters = [common, ...conditions];
  const asked: ListQuery = Object.assign({}, ...filters.map(({ query }) => query));
  const isAskedFor = (row: Row): boolean => filters.every((filter) => filter.matches(row));
  const hasText = (row: Row): boolean => matchesSearch(search, ...texts(row));
  const matches = (row: Row): boolean => isAskedFor(row) && hasText(row);
  if (isRows(from)) return pageOfWholeList(window, order, matchingRows(from, matches));
  const { isExtension = false, ...read } = from;
  const readList = isExtension ? readExtensionList : readOwnedList;
  return listPage(window, {
    order,
    fetch: (query) =>
      readList(
        context.rest,
        user,
        { ...read, query: { ...read.query, ...asked, q: search, ...query } },
        record,
      ),
    matches,
    isAskedFor,
    hasText,
  });
}

function isRows<Row>(from: ListCall | readonly Row[]): from is readonly Row[] {
  return Array.isArray(from);
}
