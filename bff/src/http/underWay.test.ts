import { expect, test } from "vitest";
import { UnderWay } from "./underWay.ts";

test("what has entered is there until it leaves, and its place is used again", () => {
  const underWay = new UnderWay<string>();
  const first = underWay.enter("first");
  underWay.enter("second");
  underWay.leave(first);
  expect([...underWay]).toEqual(["second"]);
  expect(underWay.enter("third")).toBe(first);
  expect([...underWay]).toEqual(["third", "second"]);
});
