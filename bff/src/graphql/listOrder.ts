/** The place of a row in its list: the value it is sorted by, and its id to break ties. */
export interface Position {
  readonly value: string | number | null;
  readonly id: string;
}

/** What rows are sorted by: texts, whole numbers or instants. */
export type SortKind = "text" | "number" | "instant";

/** How a list is sorted, whatever its rows. */
export interface SortRule {
  /** The service's own name of the field, for its `sort` parameter. */
  readonly field: string;
  readonly kind: SortKind;
  readonly direction: "ASC" | "DESC";
}

/** A total order over rows: by one value, then by id, both in the same direction. */
export interface ListOrder<Row> extends SortRule {
  value(row: Row): string | number | null;
  id(row: Row): string;
}

/** Names the order inside its cursors. */
export function orderName(order: SortRule): string {
  return order.direction === "ASC" ? order.field : `-${order.field}`;
}

/** Where a row stands in the order. */
export function positionOf<Row>(order: ListOrder<Row>, row: Row): Position {
  return { value: order.value(row), id: order.id(row) };
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Nulls come last; texts are compared without regard to upper and lower case, like in the service's own lists. */
function compareValues(left: Position["value"], right: Position["value"]): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === "number" && typeof right === "number") return left - right;
  return compareTexts(String(left).toLowerCase(), String(right).toLowerCase());
}

function compareIds(left: string, right: string): number {
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) || difference === 0 ? compareTexts(left, right) : difference;
}

/** Negative when `left` stands before `right` in the order. Never 0 for two different ids. */
export function comparePositions(direction: "ASC" | "DESC", left: Position, right: Position): number {
  const ascending = compareValues(left.value, right.value) || compareIds(left.id, right.id);
  return direction === "ASC" ? ascending : -ascending;
}

/** Rows as they stand in an order, however they came; the very same list where they came so. */
export function sortRows<Row>(order: ListOrder<Row>, rows: readonly Row[]): readonly Row[] {
  const placed = rows.map((row) => ({ row, position: positionOf(order, row) }));
  const compare = (left: { readonly position: Position }, right: { readonly position: Position }) =>
    comparePositions(order.direction, left.position, right.position);
  const isSorted = placed.every((one, index) => {
    const before = placed[index - 1];
    return before === undefined || compare(before, one) <= 0;
  });
  return isSorted ? rows : placed.toSorted(compare).map(({ row }) => row);
}
