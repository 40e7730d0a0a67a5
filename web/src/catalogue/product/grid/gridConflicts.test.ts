import { expect, test } from "vitest";
import { type ColumnId, type GridColumn, gridColumns, type GridRow, type Value } from "./gridColumns.ts";
import {
  baseOf,
  contentsOf,
  emptyGrid,
  type GridState,
  redoStep,
  settleCell,
  undoStep,
  type Values,
  withRows,
  writeTexts,
} from "./gridState.ts";
import { keptCells, withKept } from "./keptCells.ts";
import { type RowAnswer, rowsToSave, settleRows } from "./saving.ts";

const row: GridRow = {
  id: "a",
  productId: "a",
  variantId: null,
  product: "Product a",
  variant: "",
  isEmpty: false,
};
const column = (id: ColumnId): GridColumn => {
  const found = gridColumns.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const read = (state: GridState, values: Values) =>
  withRows(state, [{ record: "a", names: { productId: "a", variantId: null }, values }]);
const write = (state: GridState, id: ColumnId, text: string) =>
  writeTexts(state, [{ row, column: column(id), text }]);
const start = read(emptyGrid, { price: "90.00", sku: "S", stock: 5, lowStockAt: 2 });
const inputs = (state: GridState) => rowsToSave(state).map(({ input: { set, seen } }) => ({ set, seen }));
/** What stands over a cell, whether it waits for a decision, and what the service has. */
const cell = (state: GridState, id: ColumnId) => {
  const { value, isStale = false } = contentsOf(state, "a")[id] ?? {};
  return [value, isStale, baseOf(state, "a", id)];
};

test("a cell that somebody else has changed shows both when its row is read again, and is saved when it is decided", () => {
  const typed = write(write(start, "price", "100"), "sku", "T");
  const again = read(typed, { price: "95.00", sku: "S", stock: 6, lowStockAt: 2 });
  expect(cell(again, "price")).toEqual(["100.00", true, "95.00"]);
  expect(cell(again, "sku")).toEqual(["T", false, "S"]);
  expect(cell(again, "stock")).toEqual([undefined, false, 6]);
  expect(inputs(again)).toEqual([{ set: { sku: "T" }, seen: { sku: "S" } }]);
  const mine = settleCell(undoStep(again), "a", "price", "mine");
  expect(inputs(mine)).toEqual([{ set: { price: "100.00" }, seen: { price: "95.00" } }]);
  // They have written the same: then there is nothing to save, and nothing to decide.
  expect(cell(read(typed, { price: "100.00" }), "price")).toEqual([undefined, false, "100.00"]);
  expect(cell(read(write(start, "price", "bad"), { price: "95.00" }), "price")).toEqual([
    undefined,
    true,
    "95.00",
  ]);
});

test("undoing and redoing over what somebody else has changed is still decided", () => {
  const again = read(write(start, "price", "100"), { price: "95.00" });
  const undone = undoStep(again);
  expect(cell(undone, "price")).toEqual(["90.00", true, "95.00"]);
  expect(cell(redoStep(undone), "price")).toEqual(["100.00", true, "95.00"]);
  expect(inputs(undone)).toEqual([]);
});

test("what waits for a decision still waits when the page was closed and opened again", () => {
  const again = read(write(start, "price", "100"), { price: "95.00" });
  const kept: unknown = JSON.parse(JSON.stringify(keptCells(again)));
  expect(cell(withKept(read(emptyGrid, { price: "95.00" }), kept), "price")).toEqual([
    "100.00",
    true,
    "95.00",
  ]);
  const wrong: unknown = JSON.parse(JSON.stringify(keptCells(write(start, "price", "bad"))));
  expect(contentsOf(withKept(read(emptyGrid, { price: "95.00" }), wrong), "a").price?.isStale).toBe(true);
  // What was kept of a row that comes only later.
  const unread = withKept(emptyGrid, JSON.parse(JSON.stringify(keptCells(write(start, "price", "100")))));
  expect(cell(read(unread, { price: "95.00" }), "price")).toEqual(["100.00", true, "95.00"]);
});

const settle = (state: GridState, outcome: string, now: Record<string, Value>, field?: string) => {
  const problems: RowAnswer["problems"] = field === undefined ? [] : [{ field, text: "No" }];
  const sent = rowsToSave(write(start, "price", "100"));
  return settleRows(state, sent, [{ outcome, problems, now }]);
};

test("what was typed while its row was being saved is neither saved nor refused by that", () => {
  const since = write(write(start, "price", "100"), "price", "110");
  expect(inputs(settle(since, "DONE", { price: "100.00" }))).toEqual([
    { set: { price: "110.00" }, seen: { price: "100.00" } },
  ]);
  expect(contentsOf(settle(since, "REFUSED", {}, "price"), "a").price?.problem).toBeNull();
  expect(cell(settle(since, "STALE", { price: "95.00" }, "price"), "price")).toEqual([
    "110.00",
    true,
    "95.00",
  ]);
  const wrong = write(write(start, "price", "100"), "price", "bad");
  const done = settle(wrong, "DONE", { price: "100.00" });
  expect(contentsOf(done, "a").price?.problem).not.toBeNull();
  expect(inputs(done)).toEqual([]);
});

test("a level that an answer brings along with the stock is decided where something was typed over it", () => {
  const stock = write(start, "stock", "8");
  const since = write(stock, "lowStockAt", "3");
  const done = settleRows(since, rowsToSave(stock), [
    { outcome: "DONE", problems: [], now: { stock: 8, lowStockAt: 4 } },
  ]);
  expect([cell(done, "stock"), cell(done, "lowStockAt")]).toEqual([
    [undefined, false, 8],
    [3, true, 4],
  ]);
});
