/** A cell by its row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What is chosen: from the cell where it began to the one that has the focus. */
export interface Choice {
  readonly anchor: Place;
  readonly head: Place;
}

/** The cells of a choice, ends included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf({ anchor, head }: Choice): Range {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export const rowsIn = ({ top, bottom }: Range): number => bottom - top + 1;
export const columnsIn = ({ left, right }: Range): number => right - left + 1;

/** How many there are. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

/** Where a key leads from a cell; undefined for one that leads nowhere. In a text from right to left, left is on. */
export function placeBy(
  key: string,
  { row, column }: Place,
  { rows, columns, page }: Extent,
  { isFar, isRtl }: { readonly isFar: boolean; readonly isRtl: boolean },
): Place | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (next: number, over: number): Place => ({
    row: clamp(next, lastRow),
    column: clamp(over, lastColumn),
  });
  const onward = isRtl ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowDown":
      return to(isFar ? lastRow : row + 1, column);
    case "ArrowUp":
      return to(isFar ? 0 : row - 1, column);
    case "ArrowLeft":
    case "ArrowRight":
      return key === onward ? to(row, isFar ? lastColumn : column + 1) : to(row, isFar ? 0 : column - 1);
    case "Home":
      return to(isFar ? 0 : row, 0);
    case "End":
      return to(isFar ? lastRow : row, lastColumn);
    case "PageDown":
      return to(row + page, column);
    case "PageUp":
      return to(row - page, column);
    default:
      return undefined;
  }
}

/** A choice after columns have gone: what was beyond the last one is in it. */
export function within({ anchor, head }: Choice, lastColumn: number): Choice {
  const at = ({ row, column }: Place): Place => ({ row, column: Math.min(column, lastColumn) });
  return { anchor: at(anchor), head: at(head) };
}
