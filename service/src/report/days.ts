const dayMilliseconds = 86_400_000;

/** Days of the calendar, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day so many days later; earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** How many days there are. */
export const countDays = ({ from, to }: Days): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds + 1;

/** Every day, in order. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: Math.max(countDays(days), 0) }, (_, index) => dayAfter(days.from, index));

/** When a day of India begins: a day there has no change of clocks. */
export const startOf = (day: string): string => `${day}T00:00:00+05:30`;

/** Some days as few stretches of days that follow each other. */
export function stretches(days: readonly string[]): Days[] {
  const found: Days[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = found.at(-1);
    if (last !== undefined && dayAfter(last.to) === day) found[found.length - 1] = { ...last, to: day };
    else found.push({ from: day, to: day });
  }
  return found;
}
