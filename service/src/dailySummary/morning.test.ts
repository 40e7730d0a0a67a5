import { expect, test } from "vitest";
import { lastSummaryDay, morningAt } from "./morning.ts";
import { counted, dayInWords, waitedFor } from "./words.ts";

// India is five and a half hours ahead of UTC.
test.each([
  ["2026-12-31T01:29:59Z", null],
  ["2026-12-31T01:30:00Z", { day: "2026-12-31", time: "07:00", endsAt: "2026-12-31T06:30:00.000Z" }],
  ["2026-12-31T06:29:59Z", { day: "2026-12-31", time: "11:59", endsAt: "2026-12-31T06:30:00.000Z" }],
  ["2026-12-31T06:30:00Z", null],
  ["2026-12-31T18:30:00Z", null],
])("at %s it is the morning %j", (now, expected) => expect(morningAt(new Date(now))).toEqual(expected));

test.each([
  ["2026-12-31T01:29:59Z", "2026-12-30"],
  ["2026-12-31T01:30:00Z", "2026-12-31"],
  ["2026-12-31T18:29:59Z", "2026-12-31"],
  ["2026-12-31T18:30:00Z", "2026-12-31"],
])("who turns it on at %s gets the first one the day after %s", (now, expected) =>
  expect(lastSummaryDay(new Date(now))).toBe(expected),
);

test.each([
  ["2026-12-31T00:30:01Z", null],
  ["2026-12-31T00:30:00Z", "1 hour"],
  ["2026-12-30T01:30:01Z", "23 hours"],
  ["2026-12-30T01:30:00Z", "1 day"],
  ["2026-12-01T01:30:00Z", "30 days"],
  ["2026-12-31T02:30:00Z", null],
])("what is there since %s has waited for %s", (since, expected) =>
  expect(waitedFor(since, new Date("2026-12-31T01:30:00Z"))).toBe(expected),
);

test("days and counts are written out", () => {
  expect(dayInWords("2026-01-02")).toBe("2 January 2026");
  expect([0, 1, 2].map((count) => counted(count, "order"))).toEqual(["0 orders", "1 order", "2 orders"]);
});
