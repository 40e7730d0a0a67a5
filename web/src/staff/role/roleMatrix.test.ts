import { expect, test } from "vitest";
import {
  amountOf,
  amountOfColumn,
  differencesFrom,
  isColumnOpen,
  type MatrixGroup,
  nextPlace,
  withColumn,
  withPermission,
  withRow,
} from "./roleMatrix.ts";

const order: MatrixGroup = {
  entity: "ORDER",
  title: "Orders",
  actions: [
    { action: "READ", permission: "ORDER_READ", isGrantable: true },
    { action: "UPDATE", permission: "ORDER_UPDATE", isGrantable: true },
    { action: "APPROVE", permission: "ORDER_APPROVE", isGrantable: false },
  ],
};
const brand: MatrixGroup = {
  entity: "BRAND",
  title: "Brands",
  actions: [
    { action: "CREATE", permission: "BRAND_CREATE", isGrantable: true },
    { action: "UPDATE", permission: "BRAND_UPDATE", isGrantable: true },
  ],
};
const groups = [order, brand];

test.each([
  ["with the right to change comes the one to see", [], "ORDER_UPDATE", true, ["ORDER_READ", "ORDER_UPDATE"]],
  ["without sight nothing is changed", ["ORDER_READ", "ORDER_UPDATE"], "ORDER_READ", false, []],
  ["what has no sight stands alone", [], "BRAND_UPDATE", true, ["BRAND_UPDATE"]],
  ["what the viewer may not give is not given", [], "ORDER_APPROVE", true, []],
  [
    "and not taken away, with what it needs",
    ["ORDER_READ", "ORDER_APPROVE"],
    "ORDER_READ",
    false,
    ["ORDER_READ", "ORDER_APPROVE"],
  ],
  [
    "what this page does not know stays",
    ["PARCEL_READ"],
    "BRAND_CREATE",
    true,
    ["BRAND_CREATE", "PARCEL_READ"],
  ],
])("%s", (_name, chosen, permission, isOn, expected) => {
  expect(withPermission(groups, chosen, permission, isOn)).toEqual(expected);
});

test("a row and a column are switched as far as the viewer may give them, in one order", () => {
  expect(withRow(groups, ["BRAND_UPDATE"], "ORDER", true)).toEqual([
    "ORDER_READ",
    "ORDER_UPDATE",
    "BRAND_UPDATE",
  ]);
  expect(withRow(groups, ["ORDER_READ", "ORDER_UPDATE", "BRAND_UPDATE"], "ORDER", false)).toEqual([
    "BRAND_UPDATE",
  ]);
  expect(withColumn(groups, [], "UPDATE", true)).toEqual(["ORDER_READ", "ORDER_UPDATE", "BRAND_UPDATE"]);
  expect(withColumn(groups, ["ORDER_READ", "ORDER_UPDATE", "BRAND_UPDATE"], "UPDATE", false)).toEqual([
    "ORDER_READ",
  ]);
});

test("a row and a column say how much of them is chosen, and whether anything can be given", () => {
  expect(amountOf(order.actions, [])).toBe("none");
  expect(amountOf(order.actions, ["ORDER_READ"])).toBe("some");
  expect(amountOfColumn(groups, "UPDATE", ["ORDER_UPDATE", "BRAND_UPDATE"])).toBe("all");
  expect([isColumnOpen(groups, "APPROVE"), isColumnOpen(groups, "CREATE")]).toEqual([false, true]);
});

test("a role says where it differs from the one it was made from", () => {
  expect(differencesFrom(["ORDER_READ", "BRAND_CREATE"], ["ORDER_READ", "ORDER_UPDATE"])).toEqual({
    added: ["ORDER_UPDATE"],
    removed: ["BRAND_CREATE"],
  });
});

test("arrow keys go to the next switch in their direction, over gaps, and stop at the edge", () => {
  const places = [
    { row: 0, column: 1 },
    { row: 1, column: 0 },
    { row: 1, column: 3 },
    { row: 3, column: 1 },
  ];
  expect(nextPlace(places, { row: 0, column: 1 }, 1, 0)).toEqual({ row: 3, column: 1 });
  expect(nextPlace(places, { row: 1, column: 0 }, 0, 1)).toEqual({ row: 1, column: 3 });
  expect(nextPlace(places, { row: 1, column: 3 }, 0, 1)).toBeNull();
});
