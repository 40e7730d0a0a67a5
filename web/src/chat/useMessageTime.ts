import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#/i18n/useFormats.ts";

const day = 24 * 60 * 60_000;

/** Names the day of an instant: today, yesterday, or its date. */
export function useDayName(): (instant: string) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (instant) => {
    const name = formats.day(instant);
    const now = Date.now();
    if (name === formats.day(new Date(now).toISOString())) return t`Today`;
    return name === formats.day(new Date(now - day).toISOString()) ? t`Yesterday` : name;
  };
}

/** Names an instant in few words: the time of day when it was today, else the day. */
export function useMessageTime(): (instant: string) => string {
  const formats = useFormats();
  const dayName = useDayName();
  return (instant) => {
    const isToday = formats.day(instant) === formats.day(new Date().toISOString());
    return isToday ? formats.time(instant) : dayName(instant);
  };
}
