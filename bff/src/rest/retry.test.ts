import { expect, test } from "vitest";
import { RetryBudget, retryDelay } from "./retry.ts";

test("the wait grows threefold, with jitter around it, for two retries", () => {
  expect([0, 1, 2].map((attempt) => retryDelay(attempt, 0, null, () => 0))).toEqual([25, 75, null]);
  expect([0, 1].map((attempt) => retryDelay(attempt, 0, null, () => 1))).toEqual([75, 225]);
});

test("no attempt begins later than two seconds after the call", () => {
  expect(retryDelay(0, 1_960, null, () => 0)).toBe(25);
  expect(retryDelay(0, 1_980, null, () => 0)).toBeNull();
  expect(retryDelay(0, 0, 2)).toBe(2_000);
  expect(retryDelay(0, 1, 2)).toBeNull();
});

test("after ten retries in a row only one call in five may be a retry", () => {
  const budget = new RetryBudget();
  const granted = Array.from({ length: 12 }, () => budget.spend()).filter(Boolean);
  expect(granted).toHaveLength(10);
  for (let call = 0; call < 4; call += 1) budget.earn();
  expect(budget.spend()).toBe(false);
  budget.earn();
  budget.earn();
  expect(budget.spend()).toBe(true);
});
