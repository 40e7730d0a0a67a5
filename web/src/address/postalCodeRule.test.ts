import { expect, test } from "vitest";
import { isPostalCode, normalisePostalCode } from "./postalCodeRule.ts";

test("spaces and signs fall off", () => {
  expect(normalisePostalCode("560 001", "IND")).toBe("560001");
  expect(normalisePostalCode("sw1a-1aa", "GBR")).toBe("SW1A1AA");
});

test.each([
  ["IND", "560001", true],
  ["IND", "060001", false],
  ["IND", "56000", false],
  ["IND", "5600011", false],
  ["GBR", "SW1A1AA", true],
  ["GBR", "12", false],
  ["GBR", "12345678901", false],
])("%s %s is a postal code: %s", (country, code, expected) => {
  expect(isPostalCode(code, country)).toBe(expected);
});
