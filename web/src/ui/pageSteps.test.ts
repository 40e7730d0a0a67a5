import { expect, test } from "vitest";
import { pageSteps } from "./pageSteps.ts";

test("up to seven pages are all offered", () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("an empty list still has one page", () => {
  expect(pageSteps(1, 0)).toEqual([1]);
});

test("near the start, in the middle and near the end there are seven steps", () => {
  expect(pageSteps(4, 20)).toEqual([1, 2, 3, 4, 5, "gap after", 20]);
  expect(pageSteps(5, 20)).toEqual([1, "gap before", 4, 5, 6, "gap after", 20]);
  expect(pageSteps(16, 20)).toEqual([1, "gap before", 15, 16, 17, "gap after", 20]);
  expect(pageSteps(17, 20)).toEqual([1, "gap before", 16, 17, 18, 19, 20]);
});
