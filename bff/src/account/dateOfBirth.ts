import * as v from "valibot";
import { businessToday } from "../graphql/businessDay.ts";

/** 122.5 years of 365 days, rounded down (Document 1 §5). */
const oldestInDays = 44_712;
const youngestInYears = 18;
const dayInMilliseconds = 86_400_000;

/** The first and the last day of birth that is accepted, both `YYYY-MM-DD` and both included. */
export interface BirthWindow {
  readonly earliest: string;
  readonly latest: string;
}

function eighteenYearsBefore(today: string): string {
  const year = Number(today.slice(0, 4)) - youngestInYears;
  const isLeapDay = today.endsWith("-02-29");
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  // Who was born on the day after has not turned eighteen yet.
  return `${year}${isLeapDay && !isLeapYear ? "-02-28" : today.slice(4)}`;
}

/** The window at an instant (milliseconds since the epoch), by the business's calendar. */
export function birthWindow(now: number): BirthWindow {
  const today = businessToday(now);
  const earliest = new Date(Date.parse(`${today}T00:00:00Z`) - oldestInDays * dayInMilliseconds);
  return { earliest: earliest.toISOString().slice(0, 10), latest: eighteenYearsBefore(today) };
}

/** A day of birth inside the window of today. `now` is milliseconds since the epoch. */
export function dateOfBirthField(now: () => number = Date.now) {
  return v.pipe(
    v.string("Date of birth is required"),
    v.nonEmpty("Date of birth is required"),
    v.check((day) => day <= birthWindow(now()).latest, "You must be at least 18 years old"),
    v.check((day) => day >= birthWindow(now()).earliest, "Date of birth is too long ago"),
  );
}
