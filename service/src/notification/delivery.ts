/** How somebody is told of a kind of happening. A mail comes beside the console. */
export const deliveries = ["off", "console", "mail_at_once", "mail_hourly", "mail_daily"] as const;

export type Delivery = (typeof deliveries)[number];

/** No mails between two times of day, `HH:MM`; the first may be the later one, over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Where the business is, India (decision D-28), the clock is ahead of UTC by so much all year. */
const ahead = 330 * minute;

/** When the daily mail leaves there. */
const dailyAt = 8 * hour;

/**
 * When the mail about something leaves; null when there is none. In quiet hours it waits for their end.
 * @param now milliseconds since the epoch
 * @param gathers how long a mail at once waits for more of the same
 */
export function mailDueAt(
  delivery: Delivery,
  quiet: QuietHours | null,
  now: number,
  gathers = 0,
): number | null {
  const due = dueThere(delivery, now + ahead + (delivery === "mail_at_once" ? gathers : 0));
  return due === null ? null : afterQuiet(due, quiet) - ahead;
}

function dueThere(delivery: Delivery, now: number): number | null {
  switch (delivery) {
    case "mail_at_once":
      return now;
    case "mail_hourly":
      return now - (now % hour) + hour;
    case "mail_daily": {
      const today = now - (now % day) + dailyAt;
      return today > now ? today : today + day;
    }
    default:
      return null;
  }
}

function afterQuiet(due: number, quiet: QuietHours | null): number {
  if (quiet === null || quiet.from === quiet.until) return due;
  const [from, until] = [timeOfDay(quiet.from), timeOfDay(quiet.until)];
  const time = due % day;
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until;
  if (!isQuiet) return due;
  const end = due - time + until;
  return end > due ? end : end + day;
}

function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * hour + minutes * minute;
}
