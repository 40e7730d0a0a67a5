import * as v from "valibot";
import { readCell } from "./cellText.ts";
import type { GridRow, Value } from "./gridColumns.ts";
import { baseOf, changedCells, columnOf, type Content, type GridState, withContents } from "./gridState.ts";

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** A change as this browser keeps it, with what stood beneath it. */
const keptCell = v.object({
  record: v.string(),
  productId: v.string(),
  variantId: v.nullable(v.string()),
  column: v.string(),
  text: v.string(),
  value: v.optional(value),
  seen: value,
  isStale: v.optional(v.boolean()),
});

type KeptCell = v.InferOutput<typeof keptCell>;

/** All that is not saved. */
export function keptCells(state: GridState): KeptCell[] {
  return changedCells(state).flatMap(({ record, column: { id }, content }) => {
    const names = state.names.get(record);
    if (names === undefined) return [];
    const { text, isStale = false } = content;
    const seen = baseOf(state, record, id);
    const kept = { record, ...names, column: id, text, seen, ...(isStale && { isStale }) };
    return [content.value === undefined ? kept : { ...kept, value: content.value }];
  });
}

/** Puts back what was kept; what has been changed since then shows as changed by somebody else. */
export function withKept(state: GridState, kept: unknown): GridState {
  const found = v.safeParse(v.array(keptCell), kept);
  if (!found.success) return state;
  const [names, base] = [new Map(state.names), new Map(state.base)];
  const cells: {
    record: string;
    column: NonNullable<ReturnType<typeof columnOf.get>>["id"];
    content: Content;
  }[] = [];
  for (const {
    record,
    productId,
    variantId,
    column: name,
    text,
    value: own,
    seen,
    isStale = false,
  } of found.output) {
    const column = [...columnOf.values()].find(({ id }) => id === name);
    if (column === undefined) continue;
    names.set(record, names.get(record) ?? { productId, variantId });
    const known = base.get(record);
    const now: Value = known?.[column.id] ?? null;
    const isKnown = known !== undefined && column.id in known;
    if (!isKnown) base.set(record, { ...known, [column.id]: seen });
    cells.push({
      record,
      column: column.id,
      content: contentOf(own, text, record, column, isStale || (isKnown && now !== seen)),
    });
  }
  const next = { ...state, names, base };
  return { ...next, contents: withContents(next, cells) };
}

function contentOf(
  value: Value | undefined,
  text: string,
  id: string,
  column: Parameters<typeof readCell>[0],
  isStale: boolean,
): Content {
  const mark = isStale && { isStale };
  if (value !== undefined) return { value, text, problem: null, ...mark };
  const row: GridRow = { id, productId: id, variantId: null, product: "", variant: "", isEmpty: false };
  const read = readCell(column, row, text);
  return "value" in read
    ? { value: read.value, text, problem: null, ...mark }
    : { value: undefined, text, problem: read.problem, ...mark };
}
