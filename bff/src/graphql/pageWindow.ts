import { invalidArgument } from "./invalidArgument.ts";
import { decodeCursor } from "./cursor.ts";
import type { Position, SortRule } from "./listOrder.ts";

/** The most rows one page may have. */
export const maximumPageSize = 100;
/** The rows of a page when neither `first` nor `last` is given. */
export const defaultPageSize = 20;
/** The most rows that can be skipped; the service counts no further. */
export const maximumOffset = 10_000_000;

/** The arguments every connection takes. */
export interface ConnectionArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

/** One page, said in a single way: so many rows from one end of those between two cursors. */
export type PageWindow =
  | {
      readonly direction: "forward";
      readonly size: number;
      readonly after: Position | null;
      readonly before: Position | null;
      readonly offset: number;
    }
  | {
      readonly direction: "backward";
      readonly size: number;
      readonly after: Position | null;
      readonly before: Position | null;
    };

function checkSize(name: "first" | "last", size: number): number {
  if (size < 0 || size > maximumPageSize) {
    throw invalidArgument(`\`${name}\` must be from 0 to ${maximumPageSize}.`);
  }
  return size;
}

/** The error of a cursor that no page of this list has given out. */
export function foreignCursor(name: "after" | "before"): Error {
  return invalidArgument(`\`${name}\` is not a cursor of this list in this order.`);
}

function openCursor(name: "after" | "before", cursor: string, order: SortRule): Position {
  const position = decodeCursor(order, cursor);
  if (position === null) throw foreignCursor(name);
  return position;
}

/**
 * Reads the arguments of a connection whose rows stand in the given order. `first` takes rows from the front and `last`
 * from the end of those between `after` and `before`; `offset` goes with `first` alone. Anything else is refused by name
 * (GraphQLError, BAD_USER_INPUT).
 */
export function readPageWindow(args: ConnectionArguments, order: SortRule): PageWindow {
  const { first = null, after = null, last = null, before = null, offset = null } = args;
  if (first !== null && last !== null) throw invalidArgument("Give `first` or `last`, not both.");
  if (offset !== null && (after !== null || before !== null)) {
    throw invalidArgument("`offset` is for numbered pages and cannot be combined with `after` or `before`.");
  }
  const between = {
    after: after === null ? null : openCursor("after", after, order),
    before: before === null ? null : openCursor("before", before, order),
  };
  if (last !== null || (first === null && after === null && before !== null)) {
    if (offset !== null) throw invalidArgument("`offset` goes with `first`, not with `last`.");
    return { direction: "backward", size: checkSize("last", last ?? defaultPageSize), ...between };
  }
  if (offset !== null && (offset < 0 || offset > maximumOffset)) {
    throw invalidArgument(`\`offset\` must be from 0 to ${maximumOffset}.`);
  }
  const size = checkSize("first", first ?? defaultPageSize);
  return { direction: "forward", size, ...between, offset: offset ?? 0 };
}
