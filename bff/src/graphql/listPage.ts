import { orderName, type ListOrder, type Position } from "./listOrder.ts";
import { pageOfRows, pageOfWholeList, type Page } from "./page.ts";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { RestError } from "../rest/error.ts";
import { ownError } from "../rest/responseError.ts";
import { foreignCursor, type PageWindow } from "./pageWindow.ts";

/** Search parameters of a list call. `undefined` ones are left out. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** One answer of a list call. `totalCount` is null when the service ignored the paging and sent the whole list. */
export interface ListResult<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number | null;
}

/** A list of the service. */
export interface ServiceList<Row> {
  readonly order: ListOrder<Row>;
  /** One call; these parameters are added to the list's own search and filters, and win over them. */
  fetch(query: ListQuery): Promise<ListResult<Row>>;
  /** The list's search and filters once more, for a service that ignores them. */
  matches(row: Row): boolean;
  /** Those of its conditions that the service can only read one way: a row without them shows that it read none. */
  isAskedFor?(row: Row): boolean;
  /** Whether a row has the text that is searched for, as it is read here. A service may read it in its own way. */
  hasText?(row: Row): boolean;
}

/** A position as the service's keyset parameters take it: its ids are numbers. */
function keyset(position: Position): string {
  const id = /^\d{1,15}$/.test(position.id) ? Number(position.id) : position.id;
  return JSON.stringify([position.value, id]);
}

/** The paging parameters of a window; one row more than asked for shows whether there is more. */
function pageQuery<Row>(window: PageWindow, order: ListOrder<Row>): ListQuery {
  const limit = String(window.size + 1);
  const sort = orderName(order);
  if (window.direction === "forward") {
    return {
      limit,
      sort,
      offset: window.offset === 0 ? undefined : String(window.offset),
      after: window.after === null ? undefined : keyset(window.after),
    };
  }
  if (window.before !== null) {
    return { limit, sort, before: keyset(window.before) };
  }
  // The last rows are the first ones of the opposite order.
  return { limit, sort: order.direction === "ASC" ? `-${order.field}` : order.field };
}

/** The error of a cursor that has the form of one, but is refused by the service; null when there is another cause. */
function refusedCursor({ after, before }: PageWindow, error: unknown): Error | null {
  if (!(error instanceof RestError) || error.kind !== "invalid") return null;
  if (after !== null) return foreignCursor("after");
  return before === null ? null : foreignCursor("before");
}

/**
 * The page of a service that pages, but gives rows that nobody asked for: its count and its pages are of another list, so
 * all of it is read, and narrowed here. Throws `RestError` when the service does not give all of it at once.
 */
async function pageOfUnfiltered<Row>(window: PageWindow, list: ServiceList<Row>): Promise<Page<Row>> {
  const { rows, totalCount } = await list.fetch({});
  if (totalCount !== null && rows.length < totalCount)
    throw ownError("bad-response", new Error("The service ignores a filter and gives no whole list."));
  return pageOfWholeList(
    window,
    list.order,
    rows.filter((row) => list.matches(row)),
  );
}

/** No row has it; its characters are those that any service takes. */
const textOfNone = "no-row-has-5f0c1c1e-9f0e-4f5b-8d2b-2b8f7a6f3e10";

/**
 * Whether a service that pages has passed the search over. A row that does not match proves nothing by itself: the service is
 * then asked for a text that no row has. It may find as many as without a search, all of them.
 */
function passesSearchOver<Row>(
  list: ServiceList<Row>,
  { rows, totalCount }: ListResult<Row>,
): MaybePromise<boolean> {
  const { hasText = () => true } = list;
  if (rows.every((row) => hasText(row))) return false;
  return list.fetch({ q: textOfNone, limit: "1" }).then((none) => none.totalCount === totalCount);
}

/** The page that a response makes. Where the service has passed a condition over, a second call reads all of the list. */
function pageOf<Row>(
  window: PageWindow,
  list: ServiceList<Row>,
  response: ListResult<Row>,
): MaybePromise<Page<Row>> {
  const { totalCount } = response;
  if (totalCount === null) {
    return pageOfWholeList(
      window,
      list.order,
      response.rows.filter((row) => list.matches(row)),
    );
  }
  const { isAskedFor = () => true } = list;
  if (!response.rows.every((row) => isAskedFor(row))) return pageOfUnfiltered(window, list);
  return thenMaybe(passesSearchOver(list, response), (isUnfiltered) => {
    if (isUnfiltered) return pageOfUnfiltered(window, list);
    const isReversed = window.direction === "backward" && window.before === null;
    const rows = isReversed ? response.rows.toReversed() : response.rows;
    return pageOfRows(window, list.order, rows, totalCount);
  });
}

/**
 * Reads one page with one call. A service that pages answers just the rows and says how many there are in all;
 * one that does not answers the whole list, and the page is cut out here, with the same result.
 */
export function listPage<Row>(window: PageWindow, list: ServiceList<Row>): Promise<Page<Row>> {
  return list.fetch(pageQuery(window, list.order)).then(
    (response) => pageOf(window, list, response),
    (error: unknown) => {
      throw refusedCursor(window, error) ?? error;
    },
  );
}
