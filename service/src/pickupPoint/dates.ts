import { businessToday } from "../http/contactField.ts";

/** Open on a weekday, 1 Monday to 7 Sunday, from one time to another where the business is. */
export interface OpenInterval {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** A date on which it is closed although its weekday is open. */
export interface ClosedDay {
  readonly date: string;
  readonly note: string | null;
}

/** What decides on which days a pickup point hands over. */
export interface PickupRules {
  readonly opening_hours: readonly OpenInterval[];
  readonly closed_on: readonly ClosedDay[];
  readonly lead_time_hours: number;
  readonly max_orders_per_day: number | null;
  readonly paused_at: string | null;
  /** The first day after the pause; without one it has no end yet. */
  readonly paused_until: string | null;
}

/** How many fulfilments are promised for a day. */
export type PromisedByDay = ReadonlyMap<string, number>;

const hour = 3_600_000;
/** How far ahead a day is looked for. */
const horizonDays = 180;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The weekday of a date, 1 Monday to 7 Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);

/** Whether it hands over nothing on a day. */
export function isPausedOn(
  { paused_at, paused_until }: Pick<PickupRules, "paused_at" | "paused_until">,
  date: string,
): boolean {
  return paused_at !== null && (paused_until === null || date < paused_until);
}

/**
 * Why a pickup point cannot hand over on a day what is ordered now; null when it can. In the order of the checks.
 * @param more how many fulfilments come
 */
export function problemOn(
  rules: PickupRules,
  date: string,
  now: Date,
  promised: PromisedByDay,
  more = 1,
): "paused" | "closed" | "too_soon" | "full" | null {
  if (isPausedOn(rules, date)) return "paused";
  const open = rules.opening_hours.filter(({ day }) => day === weekdayOf(date));
  if (open.length === 0 || rules.closed_on.some((closed) => closed.date === date)) return "closed";
  const ready = new Date(now.getTime() + rules.lead_time_hours * hour);
  const readyDay = businessToday(ready);
  const isInTime =
    date > readyDay || (date === readyDay && open.some(({ closes }) => closes > clock.format(ready)));
  if (!isInTime) return "too_soon";
  const { max_orders_per_day: most } = rules;
  return most !== null && (promised.get(date) ?? 0) + more > most ? "full" : null;
}

/** The next days on which a pickup point can hand over what is ordered now, at most so many; none while it is paused for good. */
export function nextDates(
  rules: PickupRules,
  now: Date,
  promised: PromisedByDay,
  count: number,
  more = 1,
): string[] {
  const found: string[] = [];
  let date = businessToday(now);
  for (let ahead = 0; ahead < horizonDays && found.length < count; ahead += 1) {
    if (problemOn(rules, date, now, promised, more) === null) found.push(date);
    date = dayAfter(date);
  }
  return found;
}
