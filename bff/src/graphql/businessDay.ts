/** Today by the business's calendar, `YYYY-MM-DD`, whatever the zone of the machine (decision D-79). */
export function businessToday(now: number = Date.now()): string {
  // Sweden writes its dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(now);
}
