import { expect, test } from "vitest";
import {
  addInterval,
  changeInterval,
  copyDay,
  hoursInput,
  isOpenAtAll,
  type OpenInterval,
  problemOf,
  removeInterval,
  toggleDay,
  usualWeek,
  weekdayOf,
  weekOf,
} from "./openingHours.ts";

const from = (opens: string, closes: string): OpenInterval => ({ opens, closes });

test.each<[string, readonly OpenInterval[], readonly (string | null)[]]>([
  ["one that closes after it opens", [from("09:00", "18:00")], [null]],
  ["one without an end", [from("09:00", "")], ["incomplete"]],
  ["one that closes when it opens", [from("09:00", "09:00")], ["backwards"]],
  ["one that closes before it opens", [from("18:00", "09:00")], ["backwards"]],
  ["two apart", [from("09:00", "12:00"), from("16:00", "20:00")], [null, null]],
  ["two that touch", [from("09:00", "12:00"), from("12:00", "20:00")], [null, null]],
  ["two that overlap by a minute", [from("09:00", "12:01"), from("12:00", "20:00")], [null, "overlap"]],
  ["the later one stands first", [from("12:00", "20:00"), from("09:00", "12:01")], ["overlap", null]],
  ["the same twice", [from("09:00", "12:00"), from("09:00", "12:00")], [null, "overlap"]],
  ["a second that is not typed yet", [from("09:00", "12:00"), from("", "")], [null, "incomplete"]],
])("what is wrong with %s", (_title, day, expected) => {
  expect(day.map((_one, index) => problemOf(day, index))).toEqual(expected);
});

test("a day opens with the hours of the nearest open day before it, and closes", () => {
  const late = changeInterval(usualWeek, 5, 0, { closes: "14:00" });
  expect(toggleDay(late, 6, true)[6]).toEqual([from("09:00", "14:00")]);
  const none = [0, 1, 2, 3, 4, 5, 6].reduce((week, day) => toggleDay(week, day, false), usualWeek);
  expect([isOpenAtAll(usualWeek), isOpenAtAll(none)]).toEqual([true, false]);
  expect(toggleDay(none, 3, true)[3]).toEqual([from("09:00", "18:00")]);
});

test("a second interval comes empty and goes, and a day's hours are copied up to another day", () => {
  const two = changeInterval(addInterval(usualWeek, 1), 1, 1, from("19:00", "21:00"));
  expect(two[1]).toEqual([from("09:00", "18:00"), from("19:00", "21:00")]);
  expect(removeInterval(two, 1, 1)).toEqual(usualWeek);
  expect(copyDay(two, 1, 4).map((day) => day.length)).toEqual([2, 2, 2, 2, 2, 1, 0]);
  expect(copyDay(two, 6, 6).map((day) => day.length)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("a week is sent in its order, and read as it was sent", () => {
  const week = changeInterval(addInterval(usualWeek, 0), 0, 1, from("06:00", "08:00"));
  const sent = hoursInput(week);
  expect(sent.slice(0, 3)).toEqual([
    { day: 1, opens: "06:00", closes: "08:00" },
    { day: 1, opens: "09:00", closes: "18:00" },
    { day: 2, opens: "09:00", closes: "18:00" },
  ]);
  expect(sent).toHaveLength(7);
  expect(hoursInput(weekOf(sent))).toEqual(sent);
});

test("weekdays go from Monday to Sunday", () => {
  expect(["2026-11-23", "2026-11-28", "2026-11-29"].map(weekdayOf)).toEqual([1, 6, 7]);
});
