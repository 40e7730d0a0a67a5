import type { Drop } from "#/ui/useRowReorder.tsx";

/** A row with its order id. */
export interface Ordered {
  readonly id: string;
  readonly order: number;
}

/** Where a record shall stand, as the gateway's moves take it: right behind a sibling, or right before one. */
export type Position = { readonly afterId: string | null } | { readonly beforeId: string };

/** The position of a row that was dropped; in a list from the last to the first, "before" on the screen is behind. */
export function positionOfDrop({ beside, side }: Drop, isReversed: boolean): Position {
  return (side === "after") === isReversed ? { beforeId: beside } : { afterId: beside };
}

/**
 * Where a row of the page stands now, to bring it back: by a neighbour on the page. Undefined for a row alone.
 * @param rows by order id, first to last
 */
export function currentPosition(rows: readonly Ordered[], id: string): Position | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const before = rows[index - 1];
  const after = rows[index + 1];
  if (before) return { afterId: before.id };
  return after && { beforeId: after.id };
}

/** The position one earlier or later among the rows of the page; undefined at its edges. */
export function positionBeside(rows: readonly Ordered[], id: string, step: -1 | 1): Position | undefined {
  const neighbour = rows[rows.findIndex((row) => row.id === id) + step];
  if (neighbour === undefined) return undefined;
  return step === 1 ? { afterId: neighbour.id } : { beforeId: neighbour.id };
}

/**
 * The order ids of the page after a move, until the gateway tells those that it has given: the ids are dealt out
 * again in the new order, and duplicates are pulled apart.
 * @param rows by order id, first to last
 */
export function orderAfterMove(rows: readonly Ordered[], id: string, target: Position): Ordered[] {
  const others = rows.filter((row) => row.id !== id);
  const moving = rows.find((row) => row.id === id);
  if (moving === undefined) return [];
  const neighbour = others.findIndex(
    (row) => row.id === ("beforeId" in target ? target.beforeId : target.afterId),
  );
  const index = "beforeId" in target ? neighbour : neighbour + 1;
  let last = 0;
  return others.toSpliced(Math.max(index, 0), 0, moving).map((row, position) => {
    last = Math.max(rows[position]?.order ?? 0, last + 1);
    return { id: row.id, order: last };
  });
}
