import { expect, test } from "vitest";
import { fromPaise, percentOf, toPaise } from "./paise.ts";

test.each([
  ["0", 0n, "0.00"],
  ["30", 3000n, "30.00"],
  ["0.05", 5n, "0.05"],
  ["1299.5", 129_950n, "1299.50"],
  ["9999999999.99", 999_999_999_999n, "9999999999.99"],
])("%s is %s paise", (decimal, paise, printed) => {
  expect(toPaise(decimal)).toBe(paise);
  expect(fromPaise(paise)).toBe(printed);
});

test.each([
  ["100.00", "7.5", 750n],
  // 0.5 paise and more are rounded up; a float would make 0.285 of it.
  ["1.00", "0.5", 1n],
  ["1.00", "0.49", 0n],
  ["5.70", "5", 29n],
  ["9999999999.99", "90", 899_999_999_999n],
])("of %s %s percent", (amount, percentage, paise) => {
  expect(percentOf(toPaise(amount), percentage)).toBe(paise);
});
