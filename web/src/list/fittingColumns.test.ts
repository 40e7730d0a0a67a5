import { expect, test } from "vitest";
import { fittingColumns } from "./fittingColumns.ts";

const columns = [
  { id: "name", isName: true, minWidth: 260 },
  { id: "status", width: 128, card: "aside" as const },
  { id: "brand", width: 104, yields: 3 },
  { id: "price", width: 168, card: "fact" as const },
  { id: "discount", width: 88, yields: 1 },
  { id: "updated", width: 104, yields: 2 },
];
const actions = { width: 72 };
const shown = (width: number, isCards = false) =>
  fittingColumns(columns, actions, { width, isCards }).map(({ id }) => id);

/** Boxes, all six columns, actions. */
const whole = 44 + 260 + 128 + 104 + 168 + 88 + 104 + 72;

test("all columns stand where they fit, and while nothing is laid out", () => {
  expect(shown(whole)).toEqual(["name", "status", "brand", "price", "discount", "updated"]);
  expect(shown(0)).toEqual(shown(whole));
});

test.each([
  [whole - 1, ["name", "status", "brand", "price", "updated"]],
  [whole - 89, ["name", "status", "brand", "price"]],
  [whole - 88 - 104 - 1, ["name", "status", "price"]],
  [300, ["name", "status", "price"]],
])("at %i pixels those leave first that say they do, and no more than must", (width, expected) => {
  expect(shown(width)).toEqual(expected);
});

test("on a phone a card has its name and what it says of itself; a list that says nothing shows all", () => {
  expect(shown(350, true)).toEqual(["name", "status", "price"]);
  const plain = columns.map(({ id, isName }) => ({ id, ...(isName && { isName }) }));
  expect(fittingColumns(plain, actions, { width: 350, isCards: true })).toEqual(plain);
});
