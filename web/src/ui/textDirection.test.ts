import { expect, test } from "vitest";
import { textDirection } from "./textDirection.ts";

test.each([
  ["100 Feet Road", "auto"],
  ["شارع 100", "auto"],
  ["", undefined],
  ["+91 80412", undefined],
  [undefined, undefined],
])("a box with %j has the direction %s", (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
