import { expect, test } from "vitest";
import { date, hsn, line, longText, money, percent, valueOf, whole, yesOrNo } from "./value.ts";

test.each([
  ["1299", "1299"],
  ["1299.50", "1299.50"],
  ["1,29,900.00", "129900.00"],
  ["12,34,56,789", "123456789"],
  ["129,900", "129900"],
  ["₹ 1299", "1299"],
  ["₹1,29,900", "129900"],
  ["Rs. 1,299", "1299"],
  ["INR 5", "5"],
  ["1 299", "1 299"],
  ["1299,50", "1299,50"],
  ["12,99", "12,99"],
  ["-5", "-5"],
  ["five", "five"],
])("money %j is %j", (cell, value) => expect(valueOf(cell, money, "-")).toBe(value));

test.each([
  ["2026-01-31", "2026-01-31"],
  ["2026-01-31T00:00:00.000Z", "2026-01-31"],
  ["31/01/2026", "2026-01-31"],
  ["31-01-2026", "2026-01-31"],
  ["5/4/2026", "2026-04-05"],
])("the day %j is %s", (cell, value) => expect(valueOf(cell, date, "-")).toBe(value));

test.each([
  ["01/31/2026", "The day comes first: DD/MM/YYYY"],
  ["31/01-2026", "Must be a date: DD/MM/YYYY or YYYY-MM-DD"],
  ["31.01.2026", "Must be a date: DD/MM/YYYY or YYYY-MM-DD"],
  ["46053", "Must be a date: DD/MM/YYYY or YYYY-MM-DD"],
])("the day %j is refused", (cell, message) =>
  expect(() => valueOf(cell, date, "-")).toThrow(expect.objectContaining({ name: "BadCell", message })),
);

test.each([
  ["Yes", true],
  ["TRUE", true],
  ["1", true],
  ["हाँ", true],
  ["no", false],
  ["0", false],
  ["नहीं", false],
])("%j is %s", (cell, value) => expect(valueOf(cell, yesOrNo, "-")).toBe(value));

test("what is neither yes nor no is refused", () =>
  expect(() => valueOf("maybe", yesOrNo, "-")).toThrow("Say yes or no"));

test.each([line, whole, money, percent, hsn])("what a spreadsheet has rounded is refused", (read) => {
  expect(() => valueOf("9.18E+09", read, "-")).toThrow("Looks rounded by a spreadsheet");
  expect(() => valueOf("9,18e+09", read, "-")).toThrow("Looks rounded by a spreadsheet");
});

test("a long text may say anything", () => expect(valueOf("9.18E+09", longText, "-")).toBe("9.18E+09"));

test.each(["905", "91012", "9101211"])("%s has lost its zero", (cell) =>
  expect(() => valueOf(cell, hsn, "-")).toThrow("Begins with 0?"),
);

test.each(["0905", "091012", "09101211", "12"])("%s is left to the rules of the field", (cell) =>
  expect(valueOf(cell, hsn, "-")).toBe(cell),
);

test.each([
  ["'=1+1", "=1+1"],
  ["'+91 98", "+91 98"],
  ["'-5", "-5"],
  ["'@x", "@x"],
  ["'tis", "'tis"],
  ["''-", "''-"],
])("%j was %j before it was exported", (cell, value) => expect(valueOf(cell, line, "-")).toBe(value));

test("an empty cell leaves a field, a word empties it, and that word can be another one", () => {
  expect(valueOf("", line, "-")).toBeUndefined();
  expect(valueOf("  ", line, "-")).toBeUndefined();
  expect(valueOf(undefined, line, "-")).toBeUndefined();
  expect(valueOf(" - ", line, "-")).toBeNull();
  expect(valueOf("-", line, "(empty)")).toBe("-");
  expect(valueOf("(empty)", line, "(empty)")).toBeNull();
  expect(valueOf("18 %", percent, "-")).toBe("18");
});

test("where no word empties a field nothing but null does, and an apostrophe is a part of the text", () => {
  expect(valueOf(null, line, null)).toBeNull();
  expect(valueOf(" - ", line, null)).toBe("-");
  expect(valueOf("'=1", line, null)).toBe("'=1");
  expect(valueOf("", line, null)).toBeUndefined();
});
