import { invalidArgument } from "./invalidArgument.ts";
import { decodeCursor, type Position } from "./cursor.ts";

/** The most rows one page may have. */
export const maximumPageSize = 100;
/** The rows of a page when neither `first` nor `last` is given. */
export const defaultPageSize = 20;

/** The arguments every connection takes. */
export interface ConnectionArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

/** One page, said in a single way. */
export type PageWindow =
  | {
      readonly direction: "forward";
      readonly size: number;
      readonly after: Position | null;
      readonly offset: number;
    }
  | { readonly direction: "backward"; readonly size: number; readonly before: Position | null };

function checkSize(name: "first" | "last", size: number): number {
  if (size < 1 || size > maximumPageSize) {
    throw invalidArgument(`\`${name}\` must be from 1 to ${maximumPageSize}.`);
  }
  return size;
}

function openCursor(name: "after" | "before", cursor: string, order: string): Position {
  const position = decodeCursor(order, cursor);
  if (position === null) {
    throw invalidArgument(`\`${name}\` is not a cursor of this list in this order.`);
  }
  return position;
}

/**
 * Reads the arguments of a connection whose rows stand in the given order. Forwards is `first` with `after` or
 * `offset`, backwards is `last` with `before`; anything mixed is refused by name (GraphQLError, BAD_USER_INPUT).
 */
export function readPageWindow(args: ConnectionArguments, order: string): PageWindow {
  const { first = null, after = null, last = null, before = null, offset = null } = args;
  if (first !== null && last !== null) throw invalidArgument("Give `first` or `last`, not both.");
  if (after !== null && before !== null) throw invalidArgument("Give `after` or `before`, not both.");
  if (offset !== null && (after !== null || before !== null)) {
    throw invalidArgument("`offset` is for numbered pages and cannot be combined with `after` or `before`.");
  }
  if (last === null && before === null) {
    if (offset !== null && offset < 0) throw invalidArgument("`offset` must be 0 or more.");
    return {
      direction: "forward",
      size: checkSize("first", first ?? defaultPageSize),
      after: after === null ? null : openCursor("after", after, order),
      offset: offset ?? 0,
    };
  }
  if (first !== null) throw invalidArgument("`before` goes with `last`, not with `first`.");
  if (after !== null) throw invalidArgument("`after` goes with `first`, not with `last`.");
  if (offset !== null) throw invalidArgument("`offset` goes with `first`, not with `last`.");
  return {
    direction: "backward",
    size: checkSize("last", last ?? defaultPageSize),
    before: before === null ? null : openCursor("before", before, order),
  };
}
