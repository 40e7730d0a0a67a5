import { businessToday } from "../http/contactField.ts";
import { dayAfter } from "../report/days.ts";

/** From this time of day in India summaries leave, and until that one, `HH:MM`: later the day is no longer to begin. */
const from = "07:00";
const until = "12:00";

const timeThere = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A morning in which summaries leave. */
export interface Morning {
  /** The day in India. */
  readonly day: string;
  /** The time of day there, `HH:MM`. */
  readonly time: string;
  /** When it is over. */
  readonly endsAt: string;
}

/** The morning that it is in India; null at any other time of day. */
export function morningAt(now: Date): Morning | null {
  const day = businessToday(now);
  const time = timeThere.format(now);
  return time < from || time >= until
    ? null
    : { day, time, endsAt: new Date(`${day}T${until}:00+05:30`).toISOString() };
}

/** The day of the last summary that somebody could have got by now: who turns it on gets the next one. */
export function lastSummaryDay(now = new Date()): string {
  const today = businessToday(now);
  return timeThere.format(now) < from ? dayAfter(today, -1) : today;
}
