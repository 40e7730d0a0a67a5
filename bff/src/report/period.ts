import { businessToday } from "../graphql/businessDay.ts";

const day = 86_400_000;

/** Days of the calendar, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export type Period = "TODAY" | "LAST_7_DAYS" | "LAST_30_DAYS" | "LAST_90_DAYS" | "FINANCIAL_YEAR";

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** A year earlier; the 29th of February becomes the 28th. */
const yearBefore = (date: string): string => {
  const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return before.endsWith("-02-29") ? before.replace("-29", "-28") : before;
};

const lengths = { TODAY: 1, LAST_7_DAYS: 7, LAST_30_DAYS: 30, LAST_90_DAYS: 90 } as const;

/**
 * The days of a period up to today in India, and those before that they are compared with: as many, so that seven days have the
 * same weekdays; of a financial year, which begins in April, the same days of the year before, one more or one fewer where a leap
 * day lies in one of the two.
 */
export function daysOf(period: Period, now = Date.now()): { readonly days: Days; readonly before: Days } {
  const to = businessToday(now);
  if (period === "FINANCIAL_YEAR") {
    const from = `${Number(to.slice(0, 4)) - (to.slice(5) < "04-01" ? 1 : 0)}-04-01`;
    return { days: { from, to }, before: { from: yearBefore(from), to: yearBefore(to) } };
  }
  const length = lengths[period];
  const from = shifted(to, 1 - length);
  return { days: { from, to }, before: { from: shifted(from, -length), to: shifted(from, -1) } };
}
