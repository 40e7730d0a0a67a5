// Sweden writes its dates as ISO 8601 does.
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** The day that it is where the business is, `YYYY-MM-DD` (decision D-28). */
export function businessToday(now: number = Date.now()): string {
  return calendar.format(now);
}

/** The first instant of so many days where the business is, today included. It is the same all day, and so is what asks by it. */
export function sinceBusinessDay(days: number): string {
  const today = Date.parse(`${businessToday()}T00:00:00+05:30`);
  return new Date(today - (days - 1) * 86_400_000).toISOString();
}
