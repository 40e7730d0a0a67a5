import { expect, test } from "vitest";
import { passwordProblem } from "./passwordRule.ts";

const own = ["Asha Rao", "asha.rao", "Verdant Greens"];

test.each([
  ["ninechars", "short"],
  ["ten chars!", null],
  ["க".repeat(10), null],
  ["x".repeat(128), null],
  ["x".repeat(129), "long"],
  ["Verdant-2026", "personal"],
  ["my dog asha 1", "personal"],
  ["correct horse rao", null],
])("'%s' is %s", (password, problem) => {
  expect(passwordProblem(password, own)).toBe(problem);
});
