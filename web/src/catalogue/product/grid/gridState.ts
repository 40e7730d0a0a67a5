import type { MessageDescriptor } from "@lingui/core";
import { readCell, textOf } from "./cellText.ts";
import {
  type ColumnId,
  type GridColumn,
  gridColumns,
  type GridRow,
  recordOf,
  type Value,
} from "./gridColumns.ts";

/** What somebody has put into a cell. */
export interface Content {
  /** Undefined for what cannot be read. */
  readonly value: Value | undefined;
  /** As it was typed. */
  readonly text: string;
  /** Why it cannot be saved. */
  readonly problem: MessageDescriptor | string | null;
  /** Somebody else has changed the cell meanwhile: what stands there now is beneath. */
  readonly isStale?: true;
}

export type Values = Readonly<Partial<Record<ColumnId, Value>>>;
export type Contents = Readonly<Partial<Record<ColumnId, Content>>>;

/** Which record a row of a save is about. */
export interface RecordNames {
  readonly productId: string;
  readonly variantId: string | null;
}

interface CellChange {
  readonly record: string;
  readonly column: ColumnId;
  readonly before: Content;
  readonly after: Content;
}

/** What one action has changed: it is taken back as one. */
export type Step = readonly CellChange[];

/** Cells as the service has them, what stands over them, and what was done. */
export interface GridState {
  readonly names: ReadonlyMap<string, RecordNames>;
  readonly base: ReadonlyMap<string, Values>;
  readonly contents: ReadonlyMap<string, Contents>;
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

export const emptyGrid: GridState = {
  names: new Map(),
  base: new Map(),
  contents: new Map(),
  undo: [],
  redo: [],
};

/** So many actions can be taken back. */
export const mostSteps = 200;

const none: Contents = {};
const columnOf = new Map(gridColumns.map((column) => [column.id, column]));

export const contentsOf = (state: GridState, record: string): Contents => state.contents.get(record) ?? none;

/** What the service has in a cell. */
export function baseOf(state: GridState, record: string, column: ColumnId): Value {
  return state.base.get(record)?.[column] ?? null;
}

const stale = (content: Content): Content => ({ ...content, isStale: true });

/** What stands in a cell now; undefined for what cannot be read. */
export function valueIn(state: GridState, row: GridRow, column: GridColumn): Value | undefined {
  const record = recordOf(row, column);
  const content = contentsOf(state, record)[column.id];
  return content === undefined ? baseOf(state, record, column.id) : content.value;
}

/** The text of a cell, as it is copied and edited. */
export function textIn(state: GridState, row: GridRow, column: GridColumn): string {
  if (column.id === "product") return row.product;
  if (column.id === "variant") return row.variant;
  const content = contentsOf(state, recordOf(row, column))[column.id];
  if (content !== undefined && content.value === undefined) return content.text;
  return textOf(column, row, valueIn(state, row, column) ?? null);
}

/** Takes over rows that were read; what somebody has put into their cells stays above them. */
export function withRows(
  state: GridState,
  rows: readonly { readonly record: string; readonly names: RecordNames; readonly values: Values }[],
): GridState {
  const [names, base] = [new Map(state.names), new Map(state.base)];
  for (const { record, names: of, values } of rows) {
    names.set(record, of);
    base.set(record, { ...base.get(record), ...values });
  }
  return withBase(
    { ...state, names },
    base,
    rows.map(({ record }) => record),
  );
}

/**
 * Takes over what the service has now. Where somebody else has changed what a content stands over, it is to be decided:
 * otherwise the next save would say that this was seen.
 * @param records those that were read
 * @param own columns that this grid has changed itself
 */
export function withBase(
  state: GridState,
  base: GridState["base"],
  records: readonly string[],
  own: readonly ColumnId[] = [],
): GridState {
  const next = { ...state, base };
  const overtaken = changedCells(state, records).flatMap(({ record, column: { id }, content }) => {
    const seen = state.base.get(record);
    const isAsSeen = seen === undefined || !(id in seen) || seen[id] === baseOf(next, record, id);
    return isAsSeen || own.includes(id) ? [] : [{ record, column: id, content: stale(content) }];
  });
  return { ...next, contents: withContents(next, overtaken) };
}

/** Puts contents over cells; one that says what the service has is none. */
function withContents(
  state: GridState,
  cells: readonly { readonly record: string; readonly column: ColumnId; readonly content: Content }[],
): GridState["contents"] {
  const contents = new Map(state.contents);
  for (const { record, column, content } of cells) {
    const { [column]: _, ...others } = contents.get(record) ?? none;
    const isAsBase = content.problem === null && content.value === baseOf(state, record, column);
    const next: Contents = isAsBase ? others : { ...others, [column]: content };
    if (Object.keys(next).length === 0) contents.delete(record);
    else contents.set(record, next);
  }
  return contents;
}

function contentNow(state: GridState, record: string, column: ColumnId): Content {
  const value = baseOf(state, record, column);
  return contentsOf(state, record)[column] ?? { value, text: "", problem: null };
}

/** A text for a cell of a row. */
export interface CellText {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly text: string;
}

/** Writes texts into cells, as one step; what changes nothing is left out. */
export function writeTexts(state: GridState, texts: readonly CellText[]): GridState {
  const changes = new Map<string, CellChange>();
  for (const { row, column, text } of texts) {
    const record = recordOf(row, column);
    const read = readCell(column, row, text);
    // Only another variant takes the mark from the default one.
    if (column.kind === "default" && "value" in read && read.value === null) continue;
    const after: Content =
      "value" in read
        ? { value: read.value, text, problem: null }
        : { value: undefined, text, problem: read.problem };
    const before = contentNow(state, record, column.id);
    changes.set(`${record} ${column.id}`, { record, column: column.id, before, after });
  }
  const step = [...changes.values()].filter(({ before, after }) => !isSame(before, after));
  if (step.length === 0) return state;
  return {
    ...state,
    contents: withContents(
      state,
      step.map(({ after, ...cell }) => ({ ...cell, content: after })),
    ),
    undo: [...state.undo, step].slice(-mostSteps),
    redo: [],
  };
}

/** Writes what is typed into a cell; what was typed there before without leaving it is replaced, so that all of it is one step. */
export function typeText(state: GridState, cell: CellText, isBegun: boolean): GridState {
  const [last] = state.undo.at(-1) ?? [];
  const isSameCell = last?.record === recordOf(cell.row, cell.column) && last.column === cell.column.id;
  return writeTexts(isBegun && isSameCell ? undoStep(state) : state, [cell]);
}

const isSame = (one: Content, other: Content): boolean =>
  one.value === other.value && (one.value !== undefined || one.text === other.text) && !one.isStale;

/** Puts one side of a step into its cells. Where somebody else was faster it is still to be decided. */
const withStep = (state: GridState, step: Step, side: "before" | "after"): GridState["contents"] =>
  withContents(
    state,
    step.map(({ record, column, [side]: content }) => {
      const isStale = contentsOf(state, record)[column]?.isStale === true;
      return { record, column, content: isStale ? stale(content) : content };
    }),
  );

/** Takes the last step back, also when it was saved since: its cells are changed again then. */
export function undoStep(state: GridState): GridState {
  const step = state.undo.at(-1);
  if (step === undefined) return state;
  return {
    ...state,
    contents: withStep(state, step, "before"),
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, step],
  };
}

export function redoStep(state: GridState): GridState {
  const step = state.redo.at(-1);
  if (step === undefined) return state;
  return {
    ...state,
    contents: withStep(state, step, "after"),
    undo: [...state.undo, step],
    redo: state.redo.slice(0, -1),
  };
}

/** Throws away what is not saved. */
export function discardAll(state: GridState): GridState {
  return { ...state, contents: new Map(), undo: [], redo: [] };
}

/** Decides a cell that somebody else has changed: theirs stays, or mine is saved over it. */
export function settleCell(
  state: GridState,
  record: string,
  column: ColumnId,
  whose: "mine" | "theirs",
): GridState {
  const content = contentsOf(state, record)[column];
  if (content === undefined) return state;
  const { isStale: _, ...mine } = content;
  const kept: Content =
    whose === "mine" ? mine : { value: baseOf(state, record, column), text: "", problem: null };
  return { ...state, contents: withContents(state, [{ record, column, content: kept }]) };
}

/** A cell over which something stands. */
export interface ChangedCell {
  readonly record: string;
  readonly column: GridColumn;
  readonly content: Content;
}

export function changedCells(
  state: GridState,
  records: Iterable<string> = state.contents.keys(),
): ChangedCell[] {
  return [...records].flatMap((record) => {
    const contents = state.contents.get(record);
    if (contents === undefined) return [];
    return gridColumns.flatMap((column) => {
      const content = contents[column.id];
      return content === undefined ? [] : [{ record, column, content }];
    });
  });
}

export const isWrong = ({ problem, isStale }: Content): boolean => problem !== null || isStale === true;

export { columnOf, withContents };
