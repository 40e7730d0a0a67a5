import { expect, test } from "vitest";
import { isoDateOf } from "./dateParts.ts";

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
