import { expect, test } from "vitest";
import { readCell } from "./cellText.ts";
import { readTable, writeTable } from "./clipboard.ts";
import { type ColumnId, type GridColumn, gridColumns, type GridRow, type Value } from "./gridColumns.ts";
import { clearRange, copyRange, fillDown, pasteRange, pasteTable, type Sheet } from "./gridActions.ts";
import { placeBy, type Range } from "./gridRange.ts";
import {
  baseOf,
  changedCells,
  contentsOf,
  emptyGrid,
  type GridState,
  redoStep,
  settleCell,
  undoStep,
  withRows,
  writeTexts,
} from "./gridState.ts";
import { keptCells, withKept } from "./keptCells.ts";
import { rowsToSave, settleRows } from "./saving.ts";

const permissions = ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"];
const single = (id: string): GridRow => ({
  id,
  productId: id,
  variantId: null,
  product: `Product ${id}`,
  variant: "",
  isEmpty: false,
});
const variant = (id: string, productId: string): GridRow => ({
  ...single(id),
  productId,
  variantId: id,
  variant: `Variant ${id}`,
});
const rows = [single("a"), single("b"), variant("v1", "c"), variant("v2", "c")];

const column = (id: ColumnId): GridColumn => {
  const found = gridColumns.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const at = (id: ColumnId): number => gridColumns.indexOf(column(id));
const range = (top: number, left: ColumnId, bottom = top, right = left): Range => ({
  top,
  bottom,
  left: at(left),
  right: at(right),
});

const taxes = { hsnCode: "7010", cgst: "9.00", sgst: "9.00", igst: "18.00" };
const start: GridState = withRows(emptyGrid, [
  ...["a", "b"].map((record) => ({
    record,
    names: { productId: record, variantId: null },
    values: { ...taxes, price: "100.00", giftWrappingPrice: null, sku: null, stock: 5, lowStockAt: 2 },
  })),
  { record: "c", names: { productId: "c", variantId: null }, values: { ...taxes, isDefault: "v1" } },
  ...["v1", "v2"].map((record) => ({
    record,
    names: { productId: "c", variantId: record },
    values: { price: "10.00", stock: null, lowStockAt: null, available: true, order: 1 },
  })),
]);
const sheet = (state = start, may: readonly string[] = permissions): Sheet => ({
  rows,
  columns: gridColumns,
  state,
  permissions: may,
});
const write = (state: GridState, row: number, id: ColumnId, text: string) =>
  writeTexts(state, [{ row: rows[row] ?? single("?"), column: column(id), text }]);
const contents = (state: GridState) =>
  changedCells(state).map(({ record, column: { id }, content }) => [record, id, content.value]);
const read = (id: ColumnId, text: string): unknown => {
  const reading = readCell(column(id), rows[2] ?? single("?"), text);
  return "value" in reading ? reading.value : (reading.problem.message ?? reading.problem.id);
};

test.each<[ColumnId, string, Value]>([
  ["price", "1,29,900.00", "129900.00"],
  ["price", "₹ 1299", "1299.00"],
  ["price", " Rs. 12.5 ", "12.50"],
  ["giftWrappingPrice", "", null],
  ["giftWrappingPrice", "0", "0.00"],
  ["cgst", "9 %", "9.00"],
  ["stock", "1,200", 1200],
  ["stock", "", null],
  ["hsnCode", "0701", "0701"],
  ["available", "हाँ", true],
  ["available", "No", false],
  ["isDefault", "yes", "v1"],
  ["sku", "'+91", "+91"],
])("in the column %s, %j reads as %j", (id, text, value) => {
  expect(read(id, text)).toBe(value);
});

test.each<[ColumnId, string]>([
  ["price", ""],
  ["price", "0"],
  ["price", "1.999"],
  ["price", "1,29"],
  ["price", "9.18E+09"],
  ["cgst", "51"],
  ["igst", ""],
  ["stock", "-1"],
  ["stock", "1.5"],
  ["hsnCode", "701"],
  ["hsnCode", "70101"],
  ["available", "perhaps"],
  ["order", "0"],
  ["sku", "x".repeat(121)],
])("in the column %s, %j is wrong", (id, text) => {
  expect(readCell(column(id), rows[2] ?? single("?"), text)).toHaveProperty("problem");
});

test("a table is read as spreadsheets write it, and written so that they read the same", () => {
  expect(readTable('a\t"b\tc"\t"d ""e"""\r\n"line\nbreak"\t\tf\r\n')).toEqual([
    ["a", "b\tc", 'd "e"'],
    ["line\nbreak", "", "f"],
  ]);
  expect(readTable('1,"2,5"\n3,4')).toEqual([
    ["1", "2,5"],
    ["3", "4"],
  ]);
  expect(readTable("1,29,900.00\n₹ 1,299\n")).toEqual([["1,29,900.00"], ["₹ 1,299"]]);
  expect(readTable('5" pipe\t7')).toEqual([['5" pipe', "7"]]);
  const table = [
    ["a\tb", 'c "d"'],
    ["e\nf", ""],
  ];
  expect(readTable(writeTable(table))).toEqual(table);
});

test("one value fills a range, a table goes on from the first cell, and what cannot be written is left and counted", () => {
  const one = range(0, "price", 3);
  const filled = pasteTable(sheet(), [["7"]], pasteRange([["7"]], one));
  expect(contents(writeTexts(start, filled.texts))).toEqual(
    ["a", "b", "v1", "v2"].map((record) => [record, "price", "7.00"]),
  );
  const table = [
    ["1", "", "2"],
    ["x", "", "3"],
  ];
  const target = pasteRange(table, range(1, "price"));
  expect(target).toEqual(range(1, "price", 2, "stock"));
  const pasted = writeTexts(start, pasteTable(sheet(), table, target).texts);
  expect(contents(pasted)).toEqual([
    ["b", "price", "1.00"],
    ["b", "stock", 2],
    ["v1", "price", undefined],
    ["v1", "stock", 3],
  ]);
  // A product with a single price has no order, and none of the two is for whoever counts only.
  expect(pasteTable(sheet(), [["4"]], range(0, "order", 3)).left).toBe(2);
  expect(
    pasteTable(sheet(start, ["STOCK_UPDATE"]), [["4", "", "5"]], range(0, "price", 0, "stock")),
  ).toMatchObject({
    texts: [{ text: "5" }],
    left: 1,
  });
});

test("a range is copied, emptied and filled from its first row; a single row from the one above", () => {
  expect(copyRange(sheet(), range(1, "product", 2, "price"))).toEqual([
    ["Product b", "", "", "100.00"],
    ["Product v1", "Variant v1", "", "10.00"],
  ]);
  expect(clearRange(sheet(), range(0, "sku", 1, "stock")).texts).toHaveLength(8);
  const down = writeTexts(start, fillDown(sheet(), range(0, "price", 2)).texts);
  expect(contents(down)).toEqual([["v1", "price", "100.00"]]);
  expect(contents(writeTexts(start, fillDown(sheet(), range(3, "stock")).texts))).toEqual([]);
  expect(contents(writeTexts(start, fillDown(sheet(), range(2, "stock")).texts))).toEqual([
    ["v1", "stock", 5],
  ]);
});

test("variants share the tax of their product, and one of them has the mark", () => {
  const taxed = write(start, 3, "cgst", "2.5");
  expect(copyRange(sheet(taxed), range(2, "cgst", 3))).toEqual([["2.50"], ["2.50"]]);
  const marked = write(start, 3, "isDefault", "yes");
  expect(copyRange(sheet(marked), range(2, "isDefault", 3))).toEqual([["no"], ["yes"]]);
  expect(write(start, 2, "isDefault", "no")).toBe(start);
  expect(rowsToSave(marked).map(({ input }) => input)).toEqual([
    { productId: "c", variantId: "v2", set: { isDefault: true }, seen: null },
  ]);
});

test("steps are taken back and done again, also those that were saved since", () => {
  const typed = write(write(start, 0, "price", "120"), 0, "price", "bad");
  expect(contents(typed)).toEqual([["a", "price", undefined]]);
  expect(contents(undoStep(typed))).toEqual([["a", "price", "120.00"]]);
  expect(contents(undoStep(undoStep(typed)))).toEqual([]);
  expect(contents(redoStep(undoStep(typed)))).toEqual([["a", "price", undefined]]);

  const changed = undoStep(typed);
  const sent = rowsToSave(changed);
  expect(sent.map(({ input }) => input)).toEqual([
    { productId: "a", variantId: null, set: { price: "120.00" }, seen: { price: "100.00" } },
  ]);
  const saved = settleRows(changed, sent, [{ outcome: "DONE", problems: [], now: { price: "120.00" } }]);
  expect(contents(saved)).toEqual([]);
  const undone = undoStep(saved);
  expect(rowsToSave(undone).map(({ input }) => input)).toEqual([
    { productId: "a", variantId: null, set: { price: "100.00" }, seen: { price: "120.00" } },
  ]);
  const many = Array.from({ length: 205 }, (_, index) => String(index + 1));
  expect(many.reduce((state, text) => write(state, 0, "stock", text), start).undo).toHaveLength(200);
});

test("what is refused stays with its reason, and what somebody else has changed is decided", () => {
  const state = write(write(write(start, 0, "sku", "TAKEN"), 1, "price", "90"), 1, "stock", "8");
  const sent = rowsToSave(state);
  const settled = settleRows(state, sent, [
    { outcome: "REFUSED", problems: [{ field: "sku", text: "SKU Already Exist" }], now: {} },
    {
      outcome: "STALE",
      problems: [{ field: "price", text: "It was changed since" }],
      now: { price: "95.00", stock: 5, lowStockAt: 2 },
    },
  ]);
  expect(contentsOf(settled, "a").sku).toMatchObject({ value: "TAKEN", problem: "SKU Already Exist" });
  expect(contentsOf(settled, "b").price).toMatchObject({ value: "90.00", isStale: true });
  expect(baseOf(settled, "b", "price")).toBe("95.00");
  expect(rowsToSave(settled).map(({ input }) => input.set)).toEqual([{ stock: 8 }]);
  const mine = rowsToSave(settleCell(settled, "b", "price", "mine"));
  expect(mine.map(({ input }) => [input.set, input.seen])).toEqual([
    [
      { price: "90.00", stock: 8 },
      { price: "95.00", stock: 5 },
    ],
  ]);
  expect(contents(settleCell(settled, "b", "price", "theirs"))).toEqual([
    ["a", "sku", "TAKEN"],
    ["b", "stock", 8],
  ]);
  const gone = settleRows(state, sent, [
    { outcome: "NOT_FOUND", problems: [{ field: null, text: "Gone" }], now: {} },
  ]);
  expect(contentsOf(gone, "a").sku?.problem).toBe("Gone");
});

test("what was kept comes back over the rows, and shows what was changed since", () => {
  const kept = keptCells(write(write(start, 0, "price", "120"), 1, "price", "bad"));
  const now = withRows(start, [
    { record: "a", names: { productId: "a", variantId: null }, values: { price: "101.00" } },
  ]);
  const back = withKept(now, JSON.parse(JSON.stringify(kept)));
  expect(contentsOf(back, "a").price).toMatchObject({ value: "120.00", isStale: true });
  expect(contentsOf(back, "b").price?.problem).not.toBeNull();
  expect(withKept(start, [{ nonsense: true }])).toBe(start);
  // Of a row that is not loaded, what was seen is what is compared.
  expect(rowsToSave(withKept(emptyGrid, kept)).map(({ input }) => input.seen)).toEqual([{ price: "100.00" }]);
});

test("keys lead as in a grid, from right to left the other way round", () => {
  const extent = { rows: 10, columns: 5, page: 4 };
  const go = (key: string, isFar = false, isRtl = false) => {
    const place = placeBy(key, { row: 5, column: 2 }, extent, { isFar, isRtl });
    return place && [place.row, place.column];
  };
  expect(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"].map((key) => go(key))).toEqual([
    [6, 2],
    [4, 2],
    [5, 1],
    [5, 3],
  ]);
  expect(
    ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End"].map((key) => go(key, true)),
  ).toEqual([
    [9, 2],
    [0, 2],
    [5, 0],
    [5, 4],
    [0, 0],
    [9, 4],
  ]);
  expect(["Home", "End", "PageDown", "PageUp"].map((key) => go(key))).toEqual([
    [5, 0],
    [5, 4],
    [9, 2],
    [1, 2],
  ]);
  expect([go("ArrowLeft", false, true), go("ArrowRight", true, true), go("Enter")]).toEqual([
    [5, 3],
    [5, 0],
    undefined,
  ]);
});
