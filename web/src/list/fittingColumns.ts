import type { Room } from "./room.ts";
import { type Sized, tableWidth } from "./tableWidth.ts";

interface FittingColumn extends Sized {
  readonly isName?: boolean;
  readonly isPinned?: boolean;
  readonly yields?: number;
  readonly card?: "aside" | "fact";
}

/**
 * The columns that a list has room for: on a phone those of its cards, elsewhere one after the other leaves until the rest fits.
 * What stays and still does not fit scrolls sideways.
 */
export function fittingColumns<Column extends FittingColumn>(
  columns: readonly Column[],
  actions: Sized | undefined,
  { width, isCards }: Room,
): readonly Column[] {
  if (isCards) {
    const hasCards = columns.some(({ card }) => card !== undefined);
    return hasCards ? columns.filter(({ card, isName, isPinned }) => card ?? isName ?? isPinned) : columns;
  }
  if (width === 0) return columns;
  const leaving = columns
    .filter(({ yields }) => yields !== undefined)
    .toSorted((one, other) => (one.yields ?? 0) - (other.yields ?? 0));
  let fitting = columns;
  for (const column of leaving) {
    if (tableWidth(fitting, actions) <= width) break;
    fitting = fitting.filter((other) => other !== column);
  }
  return fitting;
}
