import { expect, test } from "vitest";
import { nextDates, type PickupRules, problemOn } from "./dates.ts";

const open = (days: readonly number[], opens = "09:00", closes = "18:00") =>
  days.map((day) => ({ day, opens, closes }));
const rules: PickupRules = {
  opening_hours: open([1, 2, 3, 4, 5, 6]),
  closed_on: [],
  lead_time_hours: 24,
  max_orders_per_day: null,
  paused_at: null,
  paused_until: null,
};
// 2026-11-20 is a Friday, the 22nd a Sunday.
const at = (time: string, day = "2026-11-20") => new Date(`${day}T${time}:00+05:30`);
const closed = (...dates: string[]) => dates.map((date) => ({ date, note: null }));
const paused = { paused_at: "2026-11-01T00:00:00.000Z" };
const full = (...days: string[]) => new Map(days.map((day) => [day, 2]));

const cases: readonly [
  title: string,
  Partial<PickupRules>,
  now: Date,
  expected: string | undefined,
  promised?: ReadonlyMap<string, number>,
][] = [
  ["a day later", {}, at("10:00"), "2026-11-21"],
  ["a day later is Sunday, which is closed", {}, at("10:00", "2026-11-21"), "2026-11-23"],
  ["ready when it has closed", {}, at("18:30"), "2026-11-23"],
  ["ready at the minute it closes", {}, at("18:00"), "2026-11-23"],
  ["ready a minute before it closes", {}, at("17:59"), "2026-11-21"],
  ["ready before it opens", {}, at("05:00"), "2026-11-21"],
  ["ordered at 23:30", {}, at("23:30"), "2026-11-23"],
  [
    "ordered at 23:30 for an hour later, which is the next day",
    { lead_time_hours: 1 },
    at("23:30"),
    "2026-11-21",
  ],
  ["without lead time, while it is open", { lead_time_hours: 0 }, at("10:00"), "2026-11-20"],
  ["without lead time, after it has closed", { lead_time_hours: 0 }, at("18:01"), "2026-11-21"],
  ["the day after is closed for once", { closed_on: closed("2026-11-21") }, at("10:00"), "2026-11-23"],
  [
    "closed for once over two weekdays",
    { closed_on: closed("2026-11-21", "2026-11-23") },
    at("10:00"),
    "2026-11-24",
  ],
  ["open on Sundays alone", { opening_hours: open([7]) }, at("10:00"), "2026-11-22"],
  [
    "open twice a day, ready in between",
    { opening_hours: [...open([5], "09:00", "12:00"), ...open([5], "16:00", "20:00")], lead_time_hours: 0 },
    at("13:00"),
    "2026-11-20",
  ],
  ["full on the first day", { max_orders_per_day: 2 }, at("10:00"), "2026-11-23", full("2026-11-21")],
  [
    "full on the first two days",
    { max_orders_per_day: 2 },
    at("10:00"),
    "2026-11-24",
    full("2026-11-21", "2026-11-23"),
  ],
  ["room for one more", { max_orders_per_day: 3 }, at("10:00"), "2026-11-21", full("2026-11-21")],
  ["paused until a day", { ...paused, paused_until: "2026-11-25" }, at("10:00"), "2026-11-25"],
  ["paused until a day that is past", { ...paused, paused_until: "2026-11-20" }, at("10:00"), "2026-11-21"],
  ["paused without an end", paused, at("10:00"), undefined],
  ["two weeks of lead time", { lead_time_hours: 336 }, at("10:00"), "2026-12-04"],
];

test.each(cases)("the earliest day: %s", (_title, changed, now, expected, promised = new Map()) => {
  expect(nextDates({ ...rules, ...changed }, now, promised, 1)[0]).toBe(expected);
});

test("the next days leave out what is closed, and each part of an order takes a place", () => {
  expect(nextDates(rules, at("10:00"), new Map(), 3)).toEqual(["2026-11-21", "2026-11-23", "2026-11-24"]);
  const three = { ...rules, max_orders_per_day: 3 };
  expect(nextDates(three, at("10:00"), full("2026-11-21"), 1, 2)).toEqual(["2026-11-23"]);
});

test("what is wrong with a day is said in the order of the checks", () => {
  const on = (day: string, changed: Partial<PickupRules> = {}) =>
    problemOn({ ...rules, max_orders_per_day: 2, ...changed }, day, at("10:00"), full("2026-11-21"));
  expect(on("2026-11-21", paused)).toBe("paused");
  expect(on("2026-11-22")).toBe("closed");
  expect(on("2026-11-20")).toBe("too_soon");
  expect(on("2026-11-21")).toBe("full");
  expect(on("2026-11-23")).toBeNull();
});
