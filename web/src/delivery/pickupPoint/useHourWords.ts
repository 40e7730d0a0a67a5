import { useLingui } from "@lingui/react/macro";
import { languageFor } from "#/i18n/languages.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import type { OpenInterval } from "./openingHours.ts";

/** Weekdays, days and times of day, as they are written in the reader's language. */
export function useHourWords() {
  const { i18n, t } = useLingui();
  const { day, time } = useFormats();
  const weekday = new Intl.DateTimeFormat(languageFor(i18n.locale).locale, {
    weekday: "long",
    timeZone: "UTC",
  });
  const timeOfDay = (text: string) => (text === "" ? "–" : time(`2024-01-01T${text}:00+05:30`));
  const interval = ({ opens, closes }: OpenInterval) => `${timeOfDay(opens)} – ${timeOfDay(closes)}`;
  return {
    /** From Monday to Sunday; the first of January 2024 was a Monday. */
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((date) => weekday.format(Date.UTC(2024, 0, date))),
    /** A calendar day, `YYYY-MM-DD`. */
    dayOf: (date: string) => day(`${date}T12:00:00+05:30`),
    interval,
    /** All intervals of a day in one line. */
    hours: (intervals: readonly OpenInterval[]) =>
      intervals.length === 0 ? t`Not open` : intervals.map(interval).join(", "),
  };
}
