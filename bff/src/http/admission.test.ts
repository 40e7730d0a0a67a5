import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission, type Admission } from "./admission.ts";

let time: number;
let told: unknown[];
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  told = [];
  admission = createAdmission({ warn: (fields: unknown) => void told.push(fields) }, () => time);
});

afterEach(() => {
  admission.close();
  vi.useRealTimers();
});

/** Tries to enter so many times; how many were taken. */
function enter(times: number): number {
  return Array.from({ length: times }, () => admission.enter()).filter(Boolean).length;
}

function pass(milliseconds: number): void {
  time += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

test("a gateway that keeps up takes a thousand operations that wait for the service", () => {
  pass(20);
  expect(enter(1_001)).toBe(1_000);
});

test("one that does not keep up takes no more than can be answered soon, and others as they go", () => {
  time = 100;
  expect(enter(100)).toBe(64);
  admission.leave();
  expect(enter(2)).toBe(1);
});

test("one that is quick may have more under way, because they are answered as soon", () => {
  for (let look = 0; look < 50; look += 1) {
    enter(40);
    for (let left = 0; left < 40; left += 1) admission.leave();
    pass(20);
  }
  time += 100;
  // Two in a millisecond, for 150 of them, as far as the last second shows.
  const taken = enter(1_000);
  expect(taken).toBeGreaterThan(250);
  expect(taken).toBeLessThanOrEqual(300);
});

test("when it keeps up again, it takes more again", () => {
  time = 100;
  expect(enter(65)).toBe(64);
  pass(20);
  expect(enter(1)).toBe(1);
});

test("what was refused is told once a second, as a number", () => {
  time = 100;
  enter(74);
  pass(20);
  expect(told).toEqual([{ refused: 10, underWay: 64 }]);
  time += 100;
  enter(5);
  pass(20);
  expect(told).toHaveLength(1);
  pass(1_000);
  expect(told).toEqual([
    { refused: 10, underWay: 64 },
    { refused: 5, underWay: 64 },
  ]);
});
