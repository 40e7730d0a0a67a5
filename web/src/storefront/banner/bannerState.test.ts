import { expect, test } from "vitest";
import { businessToday } from "#/i18n/businessToday.ts";
import { bannerState } from "./bannerState.ts";

const always = { isActive: true, startDate: null, endDate: null };

test.each([
  [always, "shown"],
  [{ ...always, isActive: null }, "shown"],
  [{ ...always, isActive: false, endDate: "2026-11-01" }, "off"],
  [{ ...always, startDate: "2026-11-21" }, "scheduled"],
  [{ ...always, startDate: "2026-11-20", endDate: "2026-11-20" }, "shown"],
  [{ ...always, endDate: "2026-11-19" }, "ended"],
])("%j is %s on 2026-11-20", (banner, state) => {
  expect(bannerState(banner, "2026-11-20")).toBe(state);
});

test("the day begins at midnight in India", () => {
  expect(businessToday(Date.parse("2026-11-19T18:29:59Z"))).toBe("2026-11-19");
  expect(businessToday(Date.parse("2026-11-19T18:30:00Z"))).toBe("2026-11-20");
});
