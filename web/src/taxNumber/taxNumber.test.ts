import { expect, test } from "vitest";
import { isGstin, isGstinOf, panOfGstin } from "./gstin.ts";
import { isPan, isTan, normaliseTaxNumber } from "./taxNumber.ts";

test("a tax number stands in upper case without spaces", () => {
  expect(normaliseTaxNumber(" 29 abcde-1234f1zw ")).toBe("29ABCDE1234F1ZW");
});

test.each([
  ["27AAPFU0939F1ZV", true],
  ["29ABCDE1234F1ZW", true],
  ["29ABCDE1234F1ZX", false],
  ["29ABCDE1234F1Z", false],
])("%s is a GSTIN: %s", (text, expected) => {
  expect(isGstin(text)).toBe(expected);
});

test("a GSTIN says its PAN and its province", () => {
  expect(panOfGstin("29ABCDE1234F1ZW")).toBe("ABCDE1234F");
  expect(isGstinOf("29ABCDE1234F1ZW", "KA")).toBe(true);
  expect(isGstinOf("29ABCDE1234F1ZW", "TN")).toBe(false);
  expect(isGstinOf("36ABCDE1234F1ZW", "TG")).toBe(true);
  expect(isGstinOf("29ABCDE1234F1ZW", "NSW")).toBe(true);
});

test("PAN and TAN by their letters and digits", () => {
  expect([isPan("ABCDE1234F"), isPan("ABCD12345E"), isTan("ABCD12345E"), isTan("ABCDE1234F")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
