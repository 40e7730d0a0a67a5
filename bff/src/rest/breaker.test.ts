import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("opens after five failures in a row, and an answer in between starts the count again", () => {
  const breaker = createBreaker(5, 2_000, () => 0);
  for (let count = 0; count < 4; count += 1) breaker.failed();
  breaker.succeeded();
  for (let count = 0; count < 4; count += 1) breaker.failed();
  expect(breaker.admits()).toBe(true);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
});

test("half open it admits one probe, whose outcome decides", () => {
  let now = 0;
  const breaker = createBreaker(1, 2_000, () => now);
  breaker.failed();
  now = 2_000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
  now = 4_000;
  expect(breaker.admits()).toBe(true);
  breaker.released();
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits(), breaker.isClosed()]).toEqual([true, true, true]);
});
