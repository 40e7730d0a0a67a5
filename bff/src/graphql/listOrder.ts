import type { Position } from "./cursor.ts";

/** A total order over rows: by one value, then by id, both in the same direction. */
export interface ListOrder<Row> {
  /** The service's own name of the field, for its `sort` parameter. */
  readonly field: string;
  readonly direction: "ASC" | "DESC";
  value(row: Row): string | number | null;
  id(row: Row): string;
}

/** Names the order inside its cursors. */
export function orderName<Row>(order: ListOrder<Row>): string {
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

/** Rows as they stand in an order, however they came. */
export function sortRows<Row>(order: ListOrder<Row>, rows: readonly Row[]): Row[] {
  return rows.toSorted((left, right) =>
    comparePositions(order.direction, positionOf(order, left), positionOf(order, right)),
  );
}
