import { expect, test } from "vitest";
import { birthWindow } from "./dateOfBirth.ts";

test("the window reaches from 44 712 days to 18 calendar years before today in India", () => {
  expect(birthWindow(Date.parse("2026-11-20T10:00:00Z"))).toEqual({
    earliest: "1904-06-21",
    latest: "2008-11-20",
  });
});

test("the day changes at midnight in India, not in Greenwich", () => {
  expect(birthWindow(Date.parse("2026-11-20T18:29:59Z")).latest).toBe("2008-11-20");
  expect(birthWindow(Date.parse("2026-11-20T18:30:00Z")).latest).toBe("2008-11-21");
});

test("on a leap day the youngest were born on a day that exists", () => {
  expect(birthWindow(Date.parse("2028-02-29T06:00:00Z")).latest).toBe("2010-02-28");
  expect(birthWindow(Date.parse("2024-02-29T06:00:00Z")).latest).toBe("2006-02-28");
});
