import type { TextTable } from "./clipboard.ts";
import { type GridColumn, type GridRow, mayWrite } from "./gridColumns.ts";
import { type Choice, columnsIn, type Range, rowsIn } from "./gridRange.ts";
import { type CellText, type GridState, textIn } from "./gridState.ts";

/** A grid as it stands on the screen. */
export interface Sheet {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly state: GridState;
  readonly permissions: readonly string[];
}

/** What an action writes, and how many cells it leaves because they cannot be written. */
export interface Written {
  readonly texts: readonly CellText[];
  readonly left: number;
}

/** The texts of a range, as they are copied. */
export function copyRange({ rows, columns, state }: Sheet, { top, bottom, left, right }: Range): TextTable {
  return rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => textIn(state, row, column)));
}

/** Writes a text into each cell of a range that may be written. */
function fillRange(
  { rows, columns, permissions }: Sheet,
  { top, bottom, left, right }: Range,
  textFor: (row: number, column: number) => string | undefined,
): Written {
  const texts: CellText[] = [];
  let passed = 0;
  for (let at = top; at <= bottom; at += 1)
    for (let over = left; over <= right; over += 1) {
      const [row, column] = [rows[at], columns[over]];
      const text = textFor(at, over);
      if (row === undefined || column === undefined || text === undefined) continue;
      if (mayWrite(row, column, permissions)) texts.push({ row, column, text });
      else if (text !== "") passed += 1;
    }
  return { texts, left: passed };
}

export const clearRange = (sheet: Sheet, range: Range): Written => fillRange(sheet, range, () => "");

/** The first row of a range goes down through it; in a range of one row, the row above comes down. */
export function fillDown(sheet: Sheet, range: Range): Written {
  const { rows, columns, state } = sheet;
  const from = rowsIn(range) > 1 ? range.top : range.top - 1;
  const source = rows[from];
  if (source === undefined) return { texts: [], left: 0 };
  const to = { ...range, top: from + 1 };
  return fillRange(sheet, to, (_at, over) => {
    const column = columns[over];
    return column && textIn(state, source, column);
  });
}

/** Where a table ends that is pasted into a choice. */
export function pasteRange(table: TextTable, range: Range): Range {
  const [height, width] = [table.length, Math.max(...table.map((row) => row.length))];
  // A table that fits several times fills the range, one value all of it.
  const isFilled = rowsIn(range) % height === 0 && columnsIn(range) % width === 0;
  return isFilled ? range : { ...range, bottom: range.top + height - 1, right: range.left + width - 1 };
}

/** Pastes a table whose cells all have their place. */
export function pasteTable(sheet: Sheet, table: TextTable, range: Range): Written {
  const width = Math.max(...table.map((row) => row.length));
  return fillRange(
    sheet,
    range,
    (at, over) => table[(at - range.top) % table.length]?.[(over - range.left) % width],
  );
}

export const choiceOf = ({ top, bottom, left, right }: Range): Choice => ({
  anchor: { row: bottom, column: right },
  head: { row: top, column: left },
});
