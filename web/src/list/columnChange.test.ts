import { expect, test } from "vitest";
import { withMoved, withShown, withWidth } from "./columnChange.ts";

const of = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const columns = {
  all: of("name", "sku", "price", "stock"),
  shown: of("name", "price", "stock"),
  widths: { sku: 90 },
};

test("a column is hidden and shown; the others and their widths stay", () => {
  const order = ["name", "sku", "price", "stock"];
  expect(withShown(columns, "price", false)).toEqual({
    order,
    hidden: ["sku", "price"],
    widths: { sku: 90 },
  });
  expect(withShown(columns, "sku", true)).toEqual({ order, hidden: [], widths: { sku: 90 } });
});

test("a column moves to the place of another one, past what is hidden between them", () => {
  expect(withMoved(columns, "price", "name").order).toEqual(["price", "name", "sku", "stock"]);
  expect(withMoved(columns, "name", "price").order).toEqual(["sku", "price", "name", "stock"]);
  expect(withMoved(columns, "name", "price").hidden).toEqual(["sku"]);
});

test("a column gets a width, and is as it was declared without one", () => {
  expect(withWidth(columns, "price", 200).widths).toEqual({ sku: 90, price: 200 });
  expect(withWidth(columns, "sku", null).widths).toEqual({});
});
