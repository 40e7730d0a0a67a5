import { expect, test } from "vitest";
import { renumber } from "./renumber.ts";

const siblings = (...orders: number[]) => orders.map((order, index) => ({ id: index + 1, order }));
/** What changes, as `id → order id`. */
const moved = (orders: number[], id: number, to: number) =>
  Object.fromEntries(renumber(siblings(...orders), id, to).map((placed) => [placed.id, placed.order]));

test("only what lies between the old and the new place changes", () => {
  expect(moved([1, 2, 3, 4, 5], 4, 1)).toEqual({ 4: 2, 2: 3, 3: 4 });
  expect(moved([1, 2, 3, 4, 5], 2, 3)).toEqual({ 3: 2, 4: 3, 2: 4 });
});

test("to the first and to the last place", () => {
  expect(moved([1, 2, 3], 3, 0)).toEqual({ 3: 1, 1: 2, 2: 3 });
  expect(moved([1, 2, 3], 1, 2)).toEqual({ 2: 1, 3: 2, 1: 3 });
});

test("gaps stay, so that moving back restores every order id", () => {
  expect(moved([10, 20, 70], 3, 1)).toEqual({ 3: 20, 2: 70 });
});

test("where it stands already nothing changes", () => {
  expect(moved([1, 2, 3], 2, 1)).toEqual({});
  expect(moved([5, 6], 1, 0)).toEqual({});
});

test("duplicates are pulled apart, no further than needed", () => {
  expect(moved([1, 1, 1, 9], 3, 1)).toEqual({ 3: 2, 2: 3 });
  expect(moved([1, 1, 1, 2, 9], 3, 0)).toEqual({ 1: 2, 2: 3, 4: 4 });
});

test("beside the largest order id all are counted anew", () => {
  expect(moved([7, 1_000_000, 1_000_000], 1, 1)).toEqual({ 2: 1, 1: 2, 3: 3 });
});
