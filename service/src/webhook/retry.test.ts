import { expect, test } from "vitest";
import { pauseBefore } from "./retry.ts";

const failed = { status: 500, retryAfter: null };
const now = Date.parse("2026-03-01T12:00:00Z");

test("ten more tries come after growing pauses, up to a fifth more or less, and then none", () => {
  const all = (random: number) =>
    Array.from({ length: 11 }, (_, index) => pauseBefore(index + 1, failed, now, () => random));
  expect(all(0.5)).toEqual([5, 30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400, 86_400, null]);
  expect(all(0)[0]).toBe(4);
  expect(all(1)[9]).toBeCloseTo(103_680);
});

test.each([
  ["120", 503, 120],
  ["1", 503, 5],
  ["Sun, 01 Mar 2026 13:00:00 GMT", 429, 3600],
  ["Sun, 01 Mar 2026 11:00:00 GMT", 429, 5],
  ["999999999", 429, 86_400],
  ["soon", 429, 5],
  ["120", 500, 5],
])("Retry-After %s with status %d makes the first pause %d s", (retryAfter, status, seconds) => {
  expect(pauseBefore(1, { status, retryAfter }, now, () => 0.5)).toBe(seconds);
});
