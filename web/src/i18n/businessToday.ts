// Sweden writes its dates as ISO 8601 does.
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

/** The day that it is where the business is, `YYYY-MM-DD` (decision D-28). */
export function businessToday(now: number = Date.now()): string {
  return calendar.format(now);
}
