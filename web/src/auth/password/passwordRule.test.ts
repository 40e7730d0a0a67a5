import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptRules, passwordProblem } from "./passwordRule.ts";

const own = ["Asha Rao", "asha.rao", "Verdant Greens"];

test.each([
  ["ninechars", "short"],
  ["ten chars!", null],
  ["கலை மயில் நதி", null],
  ["x".repeat(129), "long"],
  ["password1234", "common"],
  ["abcabcabcabc", "common"],
  ["Verdant-2026", "personal"],
  ["my dog asha 1", "personal"],
  ["walnut lantern rao", null],
])("'%s' is %s", (password, problem) => {
  expect(passwordProblem(password, own)).toBe(problem);
});

test.each([
  ["", own, []],
  ["asha", own, ["common"]],
  ["password1234", own, ["length", "personal"]],
  ["walnut lantern", own, ["length", "common", "personal"]],
  ["walnut lantern", [], ["length", "common"]],
])("'%s' with the names %j keeps %j", (password, names, kept) => {
  expect([...keptRules(password, names)]).toEqual(kept);
});

test("what is common is said by the very code of the gateway", () => {
  const [ours, theirs] = ["./commonPasswords.ts", "../../../../bff/src/account/commonPasswords.ts"].map(
    (file) => readFileSync(new URL(file, import.meta.url), "utf8"),
  );
  expect(ours).toBe(theirs);
});
