import { expect, test } from "vitest";
import { mailDueAt, type Delivery } from "./delivery.ts";

const due = (delivery: Delivery, now: string, quiet?: [from: string, until: string]) => {
  const found = mailDueAt(delivery, quiet ? { from: quiet[0], until: quiet[1] } : null, Date.parse(now));
  return found === null ? null : new Date(found).toISOString();
};

// India is five and a half hours ahead of UTC.
test.each<[Delivery, string, string | null]>([
  ["off", "2027-01-10T06:00:00.000Z", null],
  ["console", "2027-01-10T06:00:00.000Z", null],
  ["mail_at_once", "2027-01-10T06:00:00.123Z", "2027-01-10T06:00:00.123Z"],
  ["mail_hourly", "2027-01-10T06:00:00.000Z", "2027-01-10T06:30:00.000Z"],
  ["mail_hourly", "2027-01-10T06:30:00.000Z", "2027-01-10T07:30:00.000Z"],
  ["mail_daily", "2027-01-10T02:29:59.999Z", "2027-01-10T02:30:00.000Z"],
  ["mail_daily", "2027-01-10T02:30:00.000Z", "2027-01-11T02:30:00.000Z"],
  ["mail_daily", "2027-01-10T19:00:00.000Z", "2027-01-11T02:30:00.000Z"],
])("%s at %s leaves at %s", (delivery, now, expected) => {
  expect(due(delivery, now)).toBe(expected);
});

test.each<[string, [string, string], string]>([
  // 22:00 there, in hours that go over midnight, and 06:59 of the next day
  ["2027-01-10T16:30:00.000Z", ["22:00", "07:00"], "2027-01-11T01:30:00.000Z"],
  ["2027-01-11T01:29:00.000Z", ["22:00", "07:00"], "2027-01-11T01:30:00.000Z"],
  ["2027-01-11T01:30:00.000Z", ["22:00", "07:00"], "2027-01-11T01:30:00.000Z"],
  ["2027-01-10T16:29:00.000Z", ["22:00", "07:00"], "2027-01-10T16:29:00.000Z"],
  // 13:15 there, within one day
  ["2027-01-10T07:45:00.000Z", ["13:00", "14:00"], "2027-01-10T08:30:00.000Z"],
  ["2027-01-10T07:45:00.000Z", ["13:00", "13:00"], "2027-01-10T07:45:00.000Z"],
])("a mail due at %s waits for the end of quiet hours %j until %s", (now, quiet, expected) => {
  expect(due("mail_at_once", now, quiet)).toBe(expected);
});

test("the daily mail waits for the end of quiet hours too", () => {
  expect(due("mail_daily", "2027-01-10T06:00:00.000Z", ["21:00", "09:30"])).toBe("2027-01-11T04:00:00.000Z");
});
