import { expect, test } from "vitest";
import { timesTheWork } from "./ratio.ts";

test("a machine that was slow for a round of both says nothing of either", () => {
  const own = { cpu: 120, rounds: [100, 200, 120] };
  expect(timesTheWork(own, { cpu: 300, rounds: [300, 400, 240] })).toBe(2);
  // Compared by what counts of each it would have been 2.5.
  expect(timesTheWork(own, { cpu: 300, rounds: [300] })).toBe(2.5);
});
