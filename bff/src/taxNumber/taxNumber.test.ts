import * as v from "valibot";
import { expect, test } from "vitest";
import { isGstin, isGstinOf, panOfGstin } from "./gstin.ts";
import { isPan, isTan, optionalTaxNumber, requiredGstin } from "./taxNumber.ts";
import { taxNumberWarnings } from "./warnings.ts";

test.each([
  ["27AAPFU0939F1ZV", true],
  ["29AAGCB7383J1Z4", true],
  ["29ABCDE1234F1ZW", true],
  ["27AAPFU0939F1ZW", false],
  ["27AAPFU0939F0ZV", false],
  ["27AAPFU0939F1AV", false],
  ["27aapfu0939f1zv", false],
  ["27AAPFU0939F1Z", false],
  ["", false],
])("%s is a GSTIN: %s", (text, expected) => {
  expect(isGstin(text)).toBe(expected);
});

test("a check character notices every wrong character and two that were swapped", () => {
  const right = "29AAGCB7383J1Z4";
  expect(isGstin("29AAGCB7338J1Z4")).toBe(false);
  for (const digit of "012345789") expect(isGstin(right.replace("7383", `7${digit}83`))).toBe(digit === "3");
});

test.each([
  ["ABCDE1234F", true],
  ["ABCD1234F", false],
  ["ABCDE12345", false],
])("%s is a PAN: %s", (text, expected) => expect(isPan(text)).toBe(expected));

test.each([
  ["ABCD12345E", true],
  ["ABCDE1234F", false],
])("%s is a TAN: %s", (text, expected) => expect(isTan(text)).toBe(expected));

test("a GSTIN says its PAN and its province", () => {
  expect(panOfGstin("29ABCDE1234F1ZW")).toBe("ABCDE1234F");
  expect(isGstinOf("29ABCDE1234F1ZW", "KA")).toBe(true);
  expect(isGstinOf("29ABCDE1234F1ZW", "TN")).toBe(false);
  expect(isGstinOf("36ABCDE1234F1ZW", "TS")).toBe(true);
  expect(isGstinOf("99ABCDE1234F1ZW", "KA"), "a number that is not known").toBe(true);
  expect(isGstinOf("29ABCDE1234F1ZW", "NSW"), "a province that is not known").toBe(true);
});

test("a tax number is kept without spaces in upper case, whatever it looks like", () => {
  expect(v.parse(optionalTaxNumber, " abcde 1234-f ")).toBe("ABCDE1234F");
  expect(v.parse(optionalTaxNumber, "later")).toBe("LATER");
  expect(v.parse(optionalTaxNumber, "  ")).toBeNull();
  expect(v.parse(optionalTaxNumber, undefined)).toBeNull();
  expect(v.safeParse(optionalTaxNumber, "A".repeat(21)).issues?.[0].message).toBe(
    "Must have at most 20 characters",
  );
});

test.each([
  ["", "GSTIN is required"],
  ["29ABCDE1234F1ZX", "GSTIN is Invalid"],
])("where a GSTIN is required, %j is refused", (text, message) => {
  const checked = v.safeParse(requiredGstin("GSTIN is required"), text, { abortPipeEarly: true });
  expect(checked.issues?.map((issue) => issue.message)).toEqual([message]);
});

test("numbers that fit each other are no reason to warn", () => {
  expect(
    taxNumberWarnings({
      panNumber: "ABCDE1234F",
      tanNumber: "BLRA12345E",
      gstinNumber: "29ABCDE1234F1ZW",
      provinceCode: "KA",
    }),
  ).toEqual([]);
  expect(taxNumberWarnings({ panNumber: null, gstinNumber: null })).toEqual([]);
});

test.each([
  [{ panNumber: "ABC" }, "panNumber", "A PAN has five letters, four digits and a letter, like ABCDE1234F."],
  [{ tanNumber: "ABC" }, "tanNumber", "A TAN has four letters, five digits and a letter, like ABCD12345E."],
  [{ gstinNumber: "29ABC" }, "gstinNumber", "This is not a valid GSTIN. Look for a typing mistake."],
  [
    { gstinNumber: "29ABCDE1234F1ZW", panNumber: "FGHIJ1234K" },
    "gstinNumber",
    "This GSTIN belongs to another PAN, ABCDE1234F.",
  ],
  [
    { gstinNumber: "29ABCDE1234F1ZW", provinceCode: "TN" },
    "gstinNumber",
    "This GSTIN was given in another state.",
  ],
])("%j: a warning", (numbers, field, message) => {
  expect(taxNumberWarnings(numbers)).toEqual([{ path: [field], message }]);
});
