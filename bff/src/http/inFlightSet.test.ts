import { expect, test } from "vitest";
import { InFlightSet } from "./inFlightSet.ts";

test("what has entered is there until it leaves, and its place is used again", () => {
  const inFlight = new InFlightSet<string>();
  const first = inFlight.enter("first");
  inFlight.enter("second");
  inFlight.leave(first);
  expect([...inFlight]).toEqual(["second"]);
  expect(inFlight.enter("third")).toBe(first);
  expect([...inFlight]).toEqual(["third", "second"]);
});
