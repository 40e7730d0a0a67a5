import { expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./emailRule.ts";

test("an address is lowercased and trimmed", () => {
  expect(normaliseEmail(" Owner@Verdant.TEST ")).toBe("owner@verdant.test");
});

test.each(["owner@verdant.test", "a.b_c%d+e-f@shop.co.in"])("%s is an address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each(["owner", "owner@verdant", "Owner@verdant.test", "owner@verdant.store", "o wner@verdant.test"])(
  "%s is not",
  (address) => {
    expect(isEmail(address)).toBe(false);
  },
);
