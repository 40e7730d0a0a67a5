import { beforeEach, expect, test } from "vitest";
import { inChosenOrder, keepColumns, readColumns } from "./keptColumns.ts";

beforeEach(() => localStorage.clear());

const columns = ["name", "country", "area", "products"].map((id) => ({ id }));
const order = (...ids: string[]) => inChosenOrder(columns, { order: ids }).map(({ id }) => id);

test("what a person chooses of a list is theirs alone, and of that list alone", () => {
  keepColumns("anna@verdant.test", "brands", {
    order: ["area", "name"],
    hidden: ["products"],
    widths: { area: 90 },
  });
  expect(readColumns("anna@verdant.test", "brands")).toEqual({
    order: ["area", "name"],
    hidden: ["products"],
    widths: { area: 90 },
  });
  expect(readColumns("ravi@verdant.test", "brands")).toEqual({ order: [], hidden: [], widths: {} });
  expect(readColumns("anna@verdant.test", "sellers")).toEqual({ order: [], hidden: [], widths: {} });
  keepColumns("anna@verdant.test", "brands", null);
  expect(localStorage.length).toBe(0);
});

test("what was kept before columns had widths is kept on", () => {
  keepColumns("anna@verdant.test", "brands", { order: [], hidden: [], widths: {} });
  localStorage.setItem(localStorage.key(0) ?? "", '{"order":["area"],"hidden":["name"]}');
  expect(readColumns("anna@verdant.test", "brands")).toEqual({
    order: ["area"],
    hidden: ["name"],
    widths: {},
  });
});

test("what cannot be read counts as not chosen", () => {
  keepColumns("anna@verdant.test", "brands", { order: [], hidden: ["area"], widths: {} });
  const key = localStorage.key(0) ?? "";
  for (const broken of [
    "{",
    "null",
    '{"order":"name","hidden":[]}',
    '{"order":[],"hidden":[],"widths":{"area":"1"}}',
  ]) {
    localStorage.setItem(key, broken);
    expect(readColumns("anna@verdant.test", "brands")).toEqual({ order: [], hidden: [], widths: {} });
  }
});

test("a column that is new stands behind the one that it was declared after, and one that is gone is left out", () => {
  expect(order()).toEqual(["name", "country", "area", "products"]);
  expect(order("products", "area", "country", "name")).toEqual(["products", "area", "country", "name"]);
  expect(order("products", "fax", "name")).toEqual(["products", "name", "country", "area"]);
});
