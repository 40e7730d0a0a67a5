import { expect, test } from "vitest";
import { newPrice } from "./newPrice.ts";

const change = (
  mode: "set" | "add" | "percent",
  amount: string,
  rounding: "none" | "00" | "50" | "99" = "none",
) => ({
  mode,
  amount,
  rounding,
  with_variants: false,
});

test.each([
  ["100.00", change("set", "49.9"), "49.90"],
  ["100.00", change("add", "10"), "110.00"],
  ["100.00", change("add", "-99.99"), "0.01"],
  ["99.99", change("percent", "10"), "109.99"],
  ["0.05", change("percent", "10"), "0.06"],
  ["0.05", change("percent", "-10"), "0.05"],
  ["1299.00", change("percent", "-12.5"), "1136.63"],
  ["110.49", change("percent", "0.01", "00"), "111.00"],
  ["110.49", change("add", "-0.01", "00"), "110.00"],
  ["110.40", change("add", "0.01", "99"), "109.99"],
  ["110.60", change("add", "0.01", "99"), "110.99"],
  ["110.00", change("add", "0.01", "50"), "110.50"],
  ["0.30", change("add", "0.01", "99"), "0.99"],
  ["0.30", change("add", "0.01", "00"), "1.00"],
] as const)("%s by %j is %s", (before, by, after) => {
  expect(newPrice(before, by)).toBe(after);
});

test.each([
  ["100.00", change("add", "-100"), "The price would not be more than 0"],
  ["100.00", change("percent", "-100"), "The price would not be more than 0"],
  ["100.00", change("set", "-1"), "The price would not be more than 0"],
  ["9999999999.00", change("percent", "10"), "The price would be too high"],
] as const)("%s by %j is refused: %s", (before, by, message) => {
  expect(() => newPrice(before, by)).toThrow(expect.objectContaining({ status: 422, message }));
});
