import { expect, test } from "vitest";
import { offsetOf, readListAddress } from "./listAddress.ts";
import { pageCount, writeListAddress } from "./listChange.ts";

const rules = { sort: { order: "ORDER", name: "NAME" } };
const read = (text: string) => readListAddress(new URLSearchParams(text), rules);

test("an empty address is page 1 of 5 rows, unsorted", () => {
  expect(read("")).toEqual({ page: 1, pageSize: 5, searchTerm: "", sort: null });
});

test("every part of the state is read from its own parameter", () => {
  expect(read("page=3&pageSize=25&searchTerm=tea&sortColumn=name&sortDirection=desc")).toEqual({
    page: 3,
    pageSize: 25,
    searchTerm: "tea",
    sort: { column: "name", direction: "desc" },
  });
});

test("nonsense falls back to the defaults", () => {
  expect(read("page=-2&pageSize=7&sortColumn=password&sortDirection=up")).toEqual({
    page: 1,
    pageSize: 5,
    searchTerm: "",
    sort: null,
  });
});

test("a new search goes back to page 1 and keeps the sort and foreign parameters", () => {
  const search = new URLSearchParams("page=3&sortColumn=name&sortDirection=asc&status=DRAFT");
  expect(`${writeListAddress(search, { searchTerm: "tea" }, rules)}`).toBe(
    "sortColumn=name&sortDirection=asc&status=DRAFT&searchTerm=tea",
  );
});

test("defaults are left out of the address", () => {
  const search = new URLSearchParams("page=3&pageSize=10&searchTerm=tea");
  expect(`${writeListAddress(search, { pageSize: 5, searchTerm: "" }, rules)}`).toBe("");
});

test("page 3 of 25 rows starts after 50; 51 rows of 25 fill 3 pages; none fills one", () => {
  expect([offsetOf({ page: 3, pageSize: 25 }), pageCount(51, 25), pageCount(0, 25)]).toEqual([50, 3, 1]);
});
