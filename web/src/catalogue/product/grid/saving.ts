import type { ProductCellsInput, ProductRowInput } from "#/__generated__/useSaveGridMutation.graphql";
import type { ColumnId, Value } from "./gridColumns.ts";
import {
  baseOf,
  changedCells,
  type Content,
  contentsOf,
  type GridState,
  isWrong,
  type Values,
  withBase,
  withContents,
} from "./gridState.ts";

/** A row of a save: which cells of which record. */
export interface SentRow {
  readonly record: string;
  readonly columns: readonly ColumnId[];
  /** What stood in their cells when it was sent. */
  readonly values: Values;
  readonly input: ProductRowInput;
}

/** So many rows go in one call: the gateway takes four times as many, but others come in between, and a slow service answers in time. */
export const mostRows = 50;

const text = (value: Value): string | null => (value === null ? null : String(value));
const number = (value: Value): number | null => (typeof value === "number" ? value : null);

function cellsOf(values: Values): ProductCellsInput {
  const { price, giftWrappingPrice, sku, stock, lowStockAt, hsnCode, cgst, sgst, igst, available, order } =
    values;
  return {
    ...(price !== undefined && { price: text(price) }),
    ...(giftWrappingPrice !== undefined && { giftWrappingPrice: text(giftWrappingPrice) }),
    ...(sku !== undefined && { sku: text(sku) }),
    ...(stock !== undefined && { stock: number(stock) }),
    ...(lowStockAt !== undefined && { lowStockAt: number(lowStockAt) }),
    ...(hsnCode !== undefined && { hsnCode: text(hsnCode) }),
    ...(cgst !== undefined && { cgst: text(cgst) }),
    ...(sgst !== undefined && { sgst: text(sgst) }),
    ...(igst !== undefined && { igst: text(igst) }),
    ...(available !== undefined && { temporarilyUnavailable: available === false }),
    ...(order !== undefined && { order: number(order) }),
  };
}

/** The rows that can be saved: cells that are right, with what was seen beneath them. */
export function rowsToSave(state: GridState): SentRow[] {
  const byRecord = Map.groupBy(
    changedCells(state).filter(({ content }) => !isWrong(content)),
    ({ record }) => record,
  );
  return [...byRecord].flatMap(([record, cells]) => {
    const names = state.names.get(record);
    if (names === undefined) return [];
    const marked = cells.find(({ column }) => column.id === "isDefault");
    const others = cells.filter((cell) => cell !== marked);
    const columns = others.map(({ column }) => column.id);
    const set: Values = Object.fromEntries(
      others.map(({ column, content }) => [column.id, content.value ?? null]),
    );
    const seen: Values = Object.fromEntries(columns.map((id) => [id, baseOf(state, record, id)]));
    return [
      ...(columns.length > 0
        ? [{ record, columns, values: set, input: { ...names, set: cellsOf(set), seen: cellsOf(seen) } }]
        : []),
      // The mark is written of the variant that gets it.
      ...(marked !== undefined && typeof marked.content.value === "string"
        ? [
            {
              record,
              columns: ["isDefault" as const],
              values: { isDefault: marked.content.value },
              input: { ...names, variantId: marked.content.value, set: { isDefault: true }, seen: null },
            },
          ]
        : []),
    ];
  });
}

/** How a row came out. */
export interface RowAnswer {
  readonly outcome: string;
  readonly problems: readonly { readonly field: string | null | undefined; readonly text: string }[];
  readonly now: Readonly<Record<string, Value | undefined>>;
}

/** What the gateway calls a column otherwise. */
const columnNamed = (field: string | null | undefined): string | null | undefined =>
  field === "temporarilyUnavailable" ? "available" : field;

function nowIn({ now }: RowAnswer, { columns, input }: SentRow): Values {
  const stock = columns.includes("stock") || columns.includes("lowStockAt");
  const named: readonly ColumnId[] = stock
    ? [...new Set([...columns, "stock" as const, "lowStockAt" as const])]
    : columns;
  return Object.fromEntries(
    named.map((id): [string, Value] => {
      if (id === "isDefault") return [id, input.variantId ?? null];
      if (id === "available") return [id, now["temporarilyUnavailable"] !== true];
      return [id, now[id] ?? null];
    }),
  );
}

/** Takes over how rows came out: what was written is beneath, and what was refused says why. */
export function settleRows(
  state: GridState,
  sent: readonly SentRow[],
  answers: readonly RowAnswer[],
): GridState {
  let next = state;
  for (const [index, row] of sent.entries()) {
    const answer = answers[index];
    if (answer !== undefined) next = settleRow(next, row, answer);
  }
  return next;
}

function settleRow(state: GridState, row: SentRow, answer: RowAnswer): GridState {
  const { record, columns, values } = row;
  const isWritten = answer.outcome === "DONE" || answer.outcome === "UNCHANGED";
  const isStale = answer.outcome === "STALE";
  const base =
    isWritten || isStale
      ? new Map(state.base).set(record, { ...state.base.get(record), ...nowIn(answer, row) })
      : state.base;
  const settled = withBase(state, base, [record], isWritten ? columns : []);
  const contents = contentsOf(settled, record);
  const cells = columns.flatMap((column) => {
    const content = contents[column];
    // What was typed since it was sent is another content, which the next save is about.
    if (content === undefined || content.value !== values[column]) return [];
    const about = answer.problems.find(({ field }) => columnNamed(field) === column);
    const told = about ?? (isWritten || isStale ? undefined : answer.problems.find(({ field }) => !field));
    const next: Content =
      isStale && about !== undefined
        ? { ...content, isStale: true }
        : { ...content, problem: isWritten || isStale ? null : (told?.text ?? null) };
    return [{ record, column, content: next }];
  });
  return { ...settled, contents: withContents(settled, cells) };
}
