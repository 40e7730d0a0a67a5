import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileAsking } from "./whileAsking.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the database is asked every two seconds until the work is done, and its last answer is waited for", async () => {
  const work = Promise.withResolvers<string>();
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const settled = vi.fn();
  const result = whileAsking(work.promise, ask).finally(settled);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  work.resolve("drawn");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  answers[1]?.();
  await expect(result).resolves.toBe("drawn");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a database that is gone fails what waits", async () => {
  const work = Promise.withResolvers<string>();
  const result = whileAsking(work.promise, () => Promise.reject(new Error("gone")));
  const failure = expect(result).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(2_000);
  work.resolve("drawn");
  await failure;
});
