import { expect, test } from "vitest";
import { isLateCredit } from "./lateCredit.ts";

test.each([
  ["2026-04-01T00:00:00+05:30", "2027-11-30T23:59:59+05:30", false],
  ["2026-04-01T00:00:00+05:30", "2027-12-01T00:00:00+05:30", true],
  ["2027-03-31T23:59:59+05:30", "2027-11-30T18:29:59Z", false],
  ["2027-03-31T18:29:59Z", "2027-11-30T18:30:00Z", true],
  ["2027-03-31T18:30:00Z", "2027-12-01T00:00:00+05:30", false],
  ["2027-03-31T18:30:00Z", "2028-12-01T00:00:00+05:30", true],
  [null, "2028-12-01T00:00:00+05:30", false],
  ["2027-03-31T18:30:00Z", null, false],
])("of an invoice of %s a credit note of %s comes too late: %s", (invoicedAt, issuedAt, late) =>
  expect(isLateCredit(issuedAt, invoicedAt)).toBe(late),
);
