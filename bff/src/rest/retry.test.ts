import { expect, test } from "vitest";
import { pause, RetryBudget, retryDelay } from "./retry.ts";
import { Stop } from "./stopSignal.ts";

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

test("a wait ends when the call is no longer wanted, before it or in the middle of it", async () => {
  const [before, during] = [new Stop(), new Stop()];
  before.stop();
  await expect(pause(60_000, before)).rejects.toThrow("The caller gave up.");
  const waiting = pause(60_000, during);
  during.stop();
  await expect(waiting).rejects.toThrow("The caller gave up.");
  await expect(pause(0, new Stop())).resolves.toBeUndefined();
});

test("a stop is heard once, by who still listens", () => {
  const signal = new Stop();
  const heard: string[] = [];
  const left = (): number => heard.push("left");
  signal.addEventListener("abort", () => heard.push("stays"));
  signal.addEventListener("abort", left);
  signal.removeEventListener("abort", left);
  expect(signal.aborted).toBe(false);
  signal.stop();
  signal.stop();
  expect([signal.aborted, heard]).toEqual([true, ["stays"]]);
});
