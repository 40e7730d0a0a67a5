import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission, type Admission } from "./admission.ts";

let time: number;
let idle: number;
let told: unknown[];
let admission: Admission;

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  idle = 0;
  told = [];
  const log = { warn: (fields: unknown) => void told.push(fields) };
  admission = createAdmission(log, { now: () => time, idle: () => idle });
});

afterEach(() => {
  admission.close();
  vi.useRealTimers();
});

/** Tries to enter so many times; how many were taken. */
function enter(times: number): number {
  return Array.from({ length: times }, () => admission.enter()).filter(Boolean).length;
}

function leave(times: number): void {
  for (let left = 0; left < times; left += 1) admission.leave();
}

/** Time goes by in turns of the loop that are so long, with work or with nothing to do; timers come after each. */
function pass(milliseconds: number, turn: number, isIdle: boolean): void {
  for (let passed = 0; passed < milliseconds; passed += turn) {
    time += turn;
    if (isIdle) idle += turn;
    vi.advanceTimersByTime(turn);
  }
}

const rest = (milliseconds: number): void => pass(milliseconds, 20, true);
const work = (milliseconds: number, turn = 20): void => pass(milliseconds, turn, false);

test("a gateway that has nothing to do now and then takes a thousand operations that wait for the service", () => {
  rest(20);
  expect(enter(1_001)).toBe(1_000);
  for (let look = 0; look < 20; look += 1) {
    work(20);
    rest(20);
  }
  leave(5);
  expect(enter(6)).toBe(5);
});

test("one that always has something to do takes no more than can be answered soon, and others as they go", () => {
  work(400);
  expect(enter(100)).toBe(64);
  admission.leave();
  expect(enter(2)).toBe(1);
});

test("turns of the loop that take long are work, although the timer comes at the beginning of each", () => {
  rest(20);
  work(400, 100);
  expect(enter(100)).toBe(64);
});

test("a crowd that comes at once into a gateway at leisure is cut off when it has taken a while to take in", () => {
  rest(100);
  expect(enter(150)).toBe(150);
  time += 40;
  expect(enter(1)).toBe(0);
});

test("one that is quick may have more under way, because they are answered as soon", () => {
  for (let look = 0; look < 100; look += 1) {
    enter(40);
    leave(40);
    work(20);
  }
  // Two in a millisecond, for 80 of them, as far as the last seconds show.
  const taken = enter(1_000);
  expect(taken).toBeGreaterThan(153);
  expect(taken).toBeLessThanOrEqual(160);
});

test("64 that ask again and again as soon as they are answered are never refused, however slow it is", () => {
  work(400);
  expect(enter(64)).toBe(64);
  for (let turn = 0; turn < 50; turn += 1) {
    work(200, 200);
    leave(16);
    expect(enter(16)).toBe(16);
  }
});

test("when it has nothing to do again, it takes more again, step by step", () => {
  work(400);
  expect(enter(65)).toBe(64);
  rest(20);
  expect(enter(100)).toBe(16);
  rest(20);
  expect(enter(100)).toBe(20);
  rest(400);
  expect(enter(1_001)).toBe(900);
});

test("a moment without work in the middle of a flood lets only some more in, and they count when it goes on", () => {
  work(400);
  enter(64);
  rest(20);
  expect(enter(1_000)).toBe(16);
  work(200);
  leave(16);
  expect(enter(1)).toBe(0);
});

test("what was refused is told once a second, as a number", () => {
  work(400);
  enter(74);
  work(20);
  expect(told).toEqual([{ refused: 10, inFlight: 64 }]);
  work(100);
  enter(5);
  work(20);
  expect(told).toHaveLength(1);
  work(1_000);
  expect(told).toEqual([
    { refused: 10, inFlight: 64 },
    { refused: 5, inFlight: 64 },
  ]);
});
