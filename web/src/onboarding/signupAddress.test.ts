import { expect, test } from "vitest";
import { nextStepOf, readLevel, readStep, readTab, tabAddress } from "./signupAddress.ts";

test.each([
  ["", 1],
  ["val=0", 1],
  ["val=1", 1],
  ["val=2", 2],
  ["val=4", 4],
  ["val=5", 1],
  ["val=x", 1],
])("%j is step %i", (search, step) => {
  expect(readStep(new URLSearchParams(search))).toBe(step);
});

test("a tab's address begins with its table's first state", () => {
  const search = new URLSearchParams(tabAddress("categories", 3).split("?")[1]);
  expect([readTab(search), readLevel(search), search.get("page")]).toEqual(["categories", 3, null]);
  expect(readTab(new URLSearchParams("tab=nothing"))).toBe("categories");
});

test.each([
  [[], 2],
  [["COMPANY_INFORMATION"], 3],
  [["ABOUT_US"], 2],
  [["COMPANY_INFORMATION", "ABOUT_US"], 4],
])("after %j comes step %i", (parts, step) => {
  expect(nextStepOf(parts)).toBe(step);
});
