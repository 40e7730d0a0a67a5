import { expect, test } from "vitest";
import { choice, several } from "../listFilter.ts";
import { isSameView, searchOf, stateOf } from "./viewState.ts";

const rules = {
  sort: { name: "NAME", price: "PRICE" },
  filters: [choice("brand"), several("status", ["DRAFT", "ENABLED"])],
};
const address = new URLSearchParams(
  "page=3&pageSize=25&searchTerm=lamp&sortColumn=price&sortDirection=desc&brand=b1&status=DRAFT,ENABLED",
);
const shown = [{ column: "name" }, { column: "price", width: 120 }];
const state = stateOf(address, rules, shown);

test("a view has search, filters, order, columns and page size of its list, and not the page", () => {
  expect(state).toEqual({
    search: "lamp",
    filters: [
      { name: "brand", values: ["b1"] },
      { name: "status", values: ["DRAFT", "ENABLED"] },
    ],
    sort: { column: "price", isDescending: true },
    columns: [
      { column: "name", width: null },
      { column: "price", width: 120 },
    ],
    pageSize: 25,
    mode: null,
  });
});

test("its address brings the same list, on page 1", () => {
  const search = searchOf(state, rules, "v1");
  expect(Object.fromEntries(search)).toEqual({
    pageSize: "25",
    searchTerm: "lamp",
    sortColumn: "price",
    sortDirection: "desc",
    brand: "b1",
    status: "DRAFT,ENABLED",
    savedView: "v1",
  });
  expect(stateOf(search, rules, shown)).toEqual(state);
});

test("what a list does not know any more is passed over", () => {
  const old = {
    search: null,
    filters: [
      { name: "colour", values: ["red"] },
      { name: "status", values: ["GONE", "DRAFT"] },
    ],
    sort: { column: "weight", isDescending: false },
    columns: [{ column: "weight" }, { column: "name" }],
    pageSize: 7,
    mode: null,
  };
  const search = searchOf(old, rules, null);
  expect(Object.fromEntries(search)).toEqual({ status: "DRAFT" });
  expect(isSameView(search, old, rules, { shown: [{ column: "name" }], known: ["name", "price"] })).toBe(
    true,
  );
});

test("another order, filter, column or width is a change; another page is none", () => {
  const columns = { shown, known: ["name", "price", "status"] };
  const changed = (change: string, shown = columns.shown) =>
    !isSameView(new URLSearchParams(`${address}&${change}`), state, rules, { ...columns, shown });
  expect(changed("page=1")).toBe(false);
  const other = new URLSearchParams(address);
  other.set("brand", "b2");
  expect(isSameView(other, state, rules, columns)).toBe(false);
  expect(changed("", shown.toReversed())).toBe(true);
  expect(changed("", shown.slice(0, 1))).toBe(true);
  expect(changed("", [{ column: "name" }, { column: "price" }])).toBe(true);
});
