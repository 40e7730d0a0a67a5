import { expect, test } from "vitest";
import { financialYear } from "./number.ts";

test("the financial year begins on 1 April in India", () => {
  expect(financialYear(new Date("2027-03-31T18:29:59Z"))).toBe("2627");
  expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("2728");
  expect(financialYear(new Date("2099-12-31T12:00:00Z"))).toBe("9900");
});
