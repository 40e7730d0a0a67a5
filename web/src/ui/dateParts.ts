/** A date as it is typed: digits, or empty. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const noDate: DateParts = { day: "", month: "", year: "" };

/** The parts as `YYYY-MM-DD`; null when they are no day of the calendar. The year has four digits. */
export function isoDateOf({ day, month, year }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The engine turns 31 April into 1 May; such a date does not come back as it went in.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** A calendar date in the parts of its field. */
export function datePartsOf(date: string | null | undefined): DateParts {
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  return date ? { day: String(Number(day)), month: String(Number(month)), year } : noDate;
}
