import { expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./emailRule.ts";

test("an address is lowercased and trimmed", () => {
  expect(normaliseEmail(" Owner@Verdant.TEST ")).toBe("owner@verdant.test");
});

test.each(["owner@verdant.test", "a.b_c%d+e-f@shop.co.in"])("%s is an address", (address) => {
  expect(isEmail(address, 4)).toBe(true);
});

test.each(["owner", "owner@verdant", "Owner@verdant.test", "owner@verdant.store", "o wner@verdant.test"])(
  "%s is not",
  (address) => {
    expect(isEmail(address, 4)).toBe(false);
  },
);

test("an installation may take longer endings", () => {
  expect(isEmail("owner@verdant.store", 24)).toBe(true);
  expect(isEmail(`owner@verdant.${"a".repeat(25)}`, 24)).toBe(false);
});

test("before the limit is known, only what no installation takes is wrong", () => {
  expect(isEmail("owner@verdant.photography")).toBe(true);
  expect(isEmail("owner@verdant")).toBe(false);
});
