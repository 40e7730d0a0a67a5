import { expect, test } from "vitest";
import { isPhone, normalisePhone } from "./phoneRule.ts";

test.each([
  ["98765 43210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["+919", "9"],
  ["919876543210", "9876543210"],
  ["09876543210", "9876543210"],
  ["0919876543210", "9876543210"],
  ["9123456789", "9123456789"],
  ["call me", ""],
])("in India %s is %s", (typed, digits) => {
  expect(normalisePhone(typed, "IND")).toBe(digits);
});

test("elsewhere every digit counts", () => {
  expect(normalisePhone("+44 (0)20 7946 0000", "GBR")).toBe("4402079460000");
});

test.each([
  ["IND", "9876543210", true],
  ["IND", "5876543210", false],
  ["IND", "987654321", false],
  ["IND", "98765432101", false],
  ["GBR", "442079460000", true],
  ["GBR", "123456", false],
  ["GBR", "1234567890123456", false],
])("%s %s can be dialled: %s", (country, digits, expected) => {
  expect(isPhone(digits, country)).toBe(expected);
});
