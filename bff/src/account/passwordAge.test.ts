import { expect, test } from "vitest";
import { isRenewalDue } from "./passwordAge.ts";

const now = Date.parse("2026-11-20T10:00:00Z");

test.each([
  ["a password of 90 days is fine", "2026-08-22T10:00:00Z", 90, false],
  ["a moment more is due", "2026-08-22T09:59:59Z", 90, true],
  ["0 days means never", "2000-01-01T00:00:00Z", 0, false],
  ["nobody is reminded of what is not known", null, 90, false],
])("%s", (_name, changedAt, days, due) => {
  expect(isRenewalDue(changedAt, days, now)).toBe(due);
});
