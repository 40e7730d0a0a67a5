/** From when until when it is open, `HH:MM` in India. Empty while nothing is typed. */
export interface OpenInterval {
  readonly opens: string;
  readonly closes: string;
}

/** The intervals of each weekday from Monday on: none where it is closed, two at most. */
export type WeekHours = readonly (readonly OpenInterval[])[];

/** What is wrong with one interval of a day. */
export type IntervalProblem = "incomplete" | "backwards" | "overlap";

/** What a new day begins with. */
const usual: OpenInterval = { opens: "09:00", closes: "18:00" };

/** Monday to Saturday, nine to six. */
export const usualWeek: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 6 ? [usual] : []));

export const isOpenAtAll = (week: WeekHours): boolean => week.some((day) => day.length > 0);

/** What is wrong with an interval of a day; an overlap is said beside the later one. */
export function problemOf(day: readonly OpenInterval[], index: number): IntervalProblem | null {
  const one = day[index];
  if (one === undefined) return null;
  if (one.opens === "" || one.closes === "") return "incomplete";
  if (one.closes <= one.opens) return "backwards";
  const other = day[1 - index];
  const isLater = other !== undefined && (index === 1 ? one.opens >= other.opens : one.opens > other.opens);
  return isLater && other.opens !== "" && one.opens < other.closes ? "overlap" : null;
}

function withDay(week: WeekHours, day: number, intervals: readonly OpenInterval[]): WeekHours {
  return week.map((given, at) => (at === day ? intervals : given));
}

/** Opens a day, with the hours of the nearest open day before it, or closes it. */
export function toggleDay(week: WeekHours, day: number, isOpen: boolean): WeekHours {
  const before = week.slice(0, day).findLast((given) => given.length > 0);
  return withDay(week, day, isOpen ? (before ?? [usual]) : []);
}

export function changeInterval(
  week: WeekHours,
  day: number,
  index: number,
  change: Partial<OpenInterval>,
): WeekHours {
  const given = week[day] ?? [];
  return withDay(
    week,
    day,
    given.map((one, at) => (at === index ? { ...one, ...change } : one)),
  );
}

/** A second interval, whose times are still to be typed. */
export function addInterval(week: WeekHours, day: number): WeekHours {
  return withDay(week, day, [...(week[day] ?? []), { opens: "", closes: "" }]);
}

export function removeInterval(week: WeekHours, day: number, index: number): WeekHours {
  return withDay(
    week,
    day,
    (week[day] ?? []).filter((_one, at) => at !== index),
  );
}

/** Gives the days from Monday to another the hours of one day. @param last 0 Monday to 6 Sunday */
export function copyDay(week: WeekHours, day: number, last: number): WeekHours {
  const hours = week[day] ?? [];
  return week.map((given, at) => (at <= last ? hours : given));
}

interface DayInterval extends OpenInterval {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
}

/** The hours as the gateway has them, by weekday. */
export function weekOf(hours: readonly DayInterval[]): WeekHours {
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    hours.filter((one) => one.day === day).map(({ opens, closes }) => ({ opens, closes })),
  );
}

/** The hours as they are sent, in the order of the week. */
export function hoursInput(week: WeekHours): DayInterval[] {
  return week.flatMap((day, at) =>
    day.toSorted((a, b) => a.opens.localeCompare(b.opens)).map((one) => ({ day: at + 1, ...one })),
  );
}

/** The weekday of a date `YYYY-MM-DD`, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
