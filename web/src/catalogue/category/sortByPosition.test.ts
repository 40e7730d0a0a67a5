import { expect, test } from "vitest";
import { sortByPosition } from "./sortByPosition.ts";

const rows = [
  { databaseId: "10", order: 2 },
  { databaseId: "9", order: 2 },
  { databaseId: "1", order: 4 },
  { databaseId: "3", order: 1 },
];
const ids = (sort: Parameters<typeof sortByPosition>[1]) =>
  sortByPosition(rows, sort).map((row) => row.databaseId);

test("by order id, then by id as a number, in the direction of the list", () => {
  expect(ids(null)).toEqual(["3", "9", "10", "1"]);
  expect(ids({ column: "order", direction: "asc" })).toEqual(["3", "9", "10", "1"]);
  expect(ids({ column: "order", direction: "desc" })).toEqual(["1", "10", "9", "3"]);
});

test("a list by name stays as it came", () => {
  expect(ids({ column: "name", direction: "asc" })).toEqual(["10", "9", "1", "3"]);
});
