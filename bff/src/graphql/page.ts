import { objectNotes } from "../objectNotes.ts";
import { hasReturned, markItems, markMadeOf, markReturned } from "../rest/decodedRecords.ts";
import { encodeCursor } from "./cursor.ts";
import {
  comparePositions,
  orderName,
  positionOf,
  sortRows,
  type ListOrder,
  type Position,
} from "./listOrder.ts";
import type { PageWindow } from "./pageWindow.ts";

/** One row of a page and its place in the list. */
export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** Where a page stands in its list. */
interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** The response of a connection. */
export interface Page<Node> {
  readonly edges: Edge<Node>[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** The cursor of one row, for the edge a mutation answers with. */
export function edgeOf<Row>(order: ListOrder<Row>, row: Row): Edge<Row> {
  return new ListEdge(order, row);
}

/** An edge that makes its cursor when somebody asks for it: most pages are read without. */
class ListEdge<Row> implements Edge<Row> {
  readonly node: Row;
  readonly #order: ListOrder<Row>;

  constructor(order: ListOrder<Row>, row: Row) {
    this.node = row;
    this.#order = order;
  }

  get cursor(): string {
    return encodeCursor(orderName(this.#order), positionOf(this.#order, this.node));
  }
}

/** Where a page stands; its cursors are made when somebody asks for them, too. */
class ListPageInfo implements PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly #edges: readonly Edge<unknown>[];

  constructor(edges: readonly Edge<unknown>[], hasNextPage: boolean, hasPreviousPage: boolean) {
    this.#edges = edges;
    this.hasNextPage = hasNextPage;
    this.hasPreviousPage = hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.#edges.at(0)?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.#edges.at(-1)?.cursor ?? null;
  }
}

/**
 * Builds the page from the rows found for a window. `rows` may have one row more than the window's size, on the
 * far side: it is only proof that there is more. On the near side the rows that are left over are counted when
 * the far side is exhausted; else a given cursor is taken as proof.
 */
export function buildPage<Row>(
  window: PageWindow,
  order: ListOrder<Row>,
  rows: readonly Row[],
  totalCount: number,
): Page<Row> {
  const forward = window.direction === "forward";
  const far = forward ? window.before : window.after;
  const inside = far === null ? rows : rows.filter((row) => isOnThisSide(window, order, row, far));
  // The row of the far cursor itself stands behind the page.
  const isCut = inside.length < rows.length;
  const isMore = isCut || inside.length > window.size;
  const kept = forward
    ? inside.slice(0, window.size)
    : inside.slice(Math.max(0, inside.length - window.size));
  const edges = kept.map((row) => edgeOf(order, row));
  let isBehind: boolean;
  if (forward && window.after === null) isBehind = Math.min(window.offset, totalCount) > 0;
  else if (!forward && window.before === null) isBehind = false;
  else isBehind = isMore || totalCount > rows.length;
  const pageInfo = new ListPageInfo(edges, forward ? isMore : isBehind, forward ? isBehind : isMore);
  return { edges, pageInfo, totalCount };
}

/** Whether a row stands on this side of the far cursor: of `before` read forwards, of `after` read backwards. */
function isOnThisSide<Row>(window: PageWindow, order: ListOrder<Row>, row: Row, far: Position): boolean {
  const comparison = comparePositions(order.direction, positionOf(order, row), far);
  return window.direction === "forward" ? comparison < 0 : comparison > 0;
}

interface MadePage {
  readonly order: OrderKey;
  /** Null for the whole list. */
  readonly window: PageWindow | null;
  readonly totalCount: number;
  readonly page: Page<unknown>;
}

type OrderKey = Pick<ListOrder<never>, "field" | "direction">;

const madePages = objectNotes<MadePage>();

/**
 * The page that was made of a list before, when the same one is asked for. The list must be frozen, as those are that
 * came with an unchanged response; so is the page, because it is shared.
 */
function madePage<Row>(
  rows: readonly Row[],
  order: OrderKey,
  window: PageWindow | null,
  totalCount: number,
): Page<Row> | null;
function madePage(
  rows: readonly unknown[],
  order: OrderKey,
  window: PageWindow | null,
  totalCount: number,
): Page<unknown> | null {
  const made = madePages.get(rows);
  const isSame =
    made !== undefined &&
    made.order.field === order.field &&
    made.order.direction === order.direction &&
    made.totalCount === totalCount &&
    isSameWindow(made.window, window);
  return isSame ? made.page : null;
}

/** Remembers the page that was made of a list which comes again and again; see `madePage`. */
function remember<Row>(
  rows: readonly Row[],
  order: OrderKey,
  window: PageWindow | null,
  page: Page<Row>,
): Page<Row> {
  if (!Object.isFrozen(rows) || !hasReturned(rows)) return page;
  for (const edge of page.edges) Object.freeze(edge);
  Object.freeze(page.edges);
  Object.freeze(page);
  markReturned(page);
  markMadeOf(page.edges, rows);
  madePages.set(rows, { order, window, totalCount: page.totalCount, page });
  return page;
}

function isSamePosition(one: Position | null, other: Position | null): boolean {
  return one === other || (one?.value === other?.value && one?.id === other?.id);
}

function isSameWindow(one: PageWindow | null, other: PageWindow | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.size !== other.size) return false;
  const offsetOf = (window: PageWindow) => (window.direction === "forward" ? window.offset : null);
  return (
    one.direction === other.direction &&
    offsetOf(one) === offsetOf(other) &&
    isSamePosition(one.after, other.after) &&
    isSamePosition(one.before, other.before)
  );
}

/** The page of rows that were read for a window; see `buildPage`. */
export function pageOfRows<Row>(
  window: PageWindow,
  order: ListOrder<Row>,
  rows: readonly Row[],
  totalCount: number,
): Page<Row> {
  return (
    madePage(rows, order, window, totalCount) ??
    remember(rows, order, window, buildPage(window, order, rows, totalCount))
  );
}

/** Cuts the page of a window out of the whole list, in whatever order the list came. */
export function pageOfWholeList<Row>(
  window: PageWindow,
  order: ListOrder<Row>,
  wholeList: readonly Row[],
): Page<Row> {
  const isAll =
    window.direction === "forward" &&
    window.after === null &&
    window.before === null &&
    window.offset === 0 &&
    window.size >= wholeList.length;
  if (!isAll) {
    markItems(wholeList);
    return cutPage(window, order, wholeList);
  }
  return (
    madePage(wholeList, order, null, wholeList.length) ??
    remember(wholeList, order, null, cutPage(window, order, wholeList))
  );
}

function cutPage<Row>(window: PageWindow, order: ListOrder<Row>, wholeList: readonly Row[]): Page<Row> {
  const sorted = sortRows(order, wholeList);
  const comparison = (row: Row, position: ReturnType<typeof positionOf>) =>
    comparePositions(order.direction, positionOf(order, row), position);
  let rows: readonly Row[];
  if (window.direction === "forward") {
    const { after } = window;
    const rest =
      after === null ? sorted.slice(window.offset) : sorted.filter((row) => comparison(row, after) > 0);
    rows = rest.slice(0, window.size + 1);
  } else {
    const { before } = window;
    const rest = before === null ? sorted : sorted.filter((row) => comparison(row, before) < 0);
    rows = rest.slice(-(window.size + 1));
  }
  return buildPage(window, order, rows, sorted.length);
}
