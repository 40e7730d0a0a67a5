import { businessToday } from "#/i18n/businessToday.ts";

/** 122.5 years of 365 days, whole days (Document 1 §5, decision D-28). */
const longestLife = 44_712;
const adulthood = 18;
const day = 86_400_000;

/** The dates of birth that registration accepts, both included, as `YYYY-MM-DD`. */
export interface BirthDateWindow {
  readonly earliest: string;
  readonly latest: string;
}

/**
 * The window on the day that `now` is in the business time zone: at most 44 712 days ago, and at least 18 years on the
 * calendar. Who is born on 29 February comes of age on 1 March, as the law of most places has it.
 */
export function birthDateWindow(now: Date): BirthDateWindow {
  const today = businessToday(now.getTime());
  const earliest = new Date(Date.parse(today) - longestLife * day).toISOString().slice(0, 10);
  const sameDay = `${Number(today.slice(0, 4)) - adulthood}${today.slice(4)}`;
  // On a 29 February there may be no such day 18 years ago; the day before is then the last that is old enough.
  const latest = sameDay.endsWith("-02-29") && !isLeapYear(sameDay) ? sameDay.replace(/29$/, "28") : sameDay;
  return { earliest, latest };
}

function isLeapYear(date: string): boolean {
  return new Date(`${date.slice(0, 4)}-02-29T00:00:00Z`).getUTCMonth() === 1;
}
