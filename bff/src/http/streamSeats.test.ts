import { expect, test } from "vitest";
import { createStreamSeats } from "./streamSeats.ts";

test("a session has so many seats, all sessions together so many more, and a freed one is taken again", () => {
  const seats = createStreamSeats({ ofOne: 2, ofAll: 3 });
  const first = seats.take("one");
  expect(seats.take("one")).not.toBeNull();
  expect(seats.take("one")).toBeNull();
  const other = seats.take("two");
  expect(seats.take("three")).toBeNull();
  expect(seats.taken).toBe(3);
  other?.();
  other?.();
  expect(seats.taken).toBe(2);
  expect(seats.take("one")).toBeNull();
  first?.();
  expect(seats.take("one")).not.toBeNull();
});
