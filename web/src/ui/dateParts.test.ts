import { expect, test } from "vitest";
import { datePartsOf, isoDateOf, noDate } from "./dateParts.ts";

test.each([
  ["5", "3", "1990", "1990-03-05"],
  ["29", "02", "2000", "2000-02-29"],
  ["29", "2", "1999", null],
  ["31", "4", "1990", null],
  ["1", "13", "1990", null],
  ["0", "1", "1990", null],
  ["1", "1", "90", null],
  ["", "1", "1990", null],
])("day %s, month %s, year %s: %s", (day, month, year, date) => {
  expect(isoDateOf({ day, month, year })).toBe(date);
});

test("a date goes into its field without leading zeros; none is an empty field", () => {
  expect(datePartsOf("1990-03-05")).toEqual({ day: "5", month: "3", year: "1990" });
  expect(datePartsOf(null)).toEqual(noDate);
});
