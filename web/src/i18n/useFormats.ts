import { useLingui } from "@lingui/react";
import { languageFor } from "./languages.ts";

/** Ways to write facts in the active language. */
export interface Formats {
  /** A whole number with the language's grouping: `12,34,567` in India. */
  count(value: number): string;
  /** Money in Indian rupees from an exact decimal string (decision D-79): `₹1,299.00`. */
  money(decimal: string): string;
  /** A percentage from an exact decimal string: `"2.50"` gives `2.5%`. */
  percentage(decimal: string): string;
  /** The day of an RFC 3339 instant, in the business time zone Asia/Kolkata: `20 Nov 2026`. */
  day(instant: string): string;
  /** The same without the year where it is this one: `20 Nov`. */
  shortDay(instant: string): string;
  /** Day and time of an RFC 3339 instant, in the business time zone: `20 Nov 2026, 3:30 pm`. */
  moment(instant: string): string;
  /** The time of day of an RFC 3339 instant, in the business time zone: `3:30 pm`. */
  time(instant: string): string;
  /** How long ago an instant is, in milliseconds since 1970: `12 minutes ago`, `yesterday`. */
  ago(instant: number): string;
}

/** Units of time by their length in seconds, the longest first. */
const agoUnits = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

const businessTimeZone = "Asia/Kolkata";
const cache = new Map<string, Formats>();

/** Made when it is first asked for, and then kept: Intl objects are slow to build, and a page needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Formats for a locale such as `en-IN`, made once for each. */
export function formatsFor(locale: string): Formats {
  const known = cache.get(locale);
  if (known) return known;
  const numbers = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const dates = (options: Intl.DateTimeFormatOptions, writtenIn = locale) =>
    once(() => new Intl.DateTimeFormat(writtenIn, { ...options, timeZone: businessTimeZone }));
  const count = numbers();
  const money = numbers({ style: "currency", currency: "INR" });
  const percentage = numbers({ maximumFractionDigits: 2 });
  const day = dates({ dateStyle: "medium" });
  const dayOfYear = dates({ day: "numeric", month: "short" });
  const year = dates({ year: "numeric" }, "en");
  const moment = dates({ dateStyle: "medium", timeStyle: "short" });
  const time = dates({ timeStyle: "short" });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const formats: Formats = {
    count: (value) => count().format(value),
    money: (decimal) => (isNumeric(decimal) ? money().format(decimal) : decimal),
    percentage: (decimal) => (isNumeric(decimal) ? `${percentage().format(decimal)}%` : decimal),
    day: (instant) => day().format(new Date(instant)),
    shortDay: (instant) => {
      const date = new Date(instant);
      return (year().format(date) === year().format(Date.now()) ? dayOfYear() : day()).format(date);
    },
    moment: (instant) => moment().format(new Date(instant)),
    time: (instant) => time().format(new Date(instant)),
    ago: (instant) => {
      const seconds = Math.max(0, Math.round((Date.now() - instant) / 1000));
      const [unit, length] = agoUnits.find((one) => seconds >= one[1]) ?? ["second", 1];
      return relative().format(-Math.floor(seconds / length), unit);
    },
  };
  cache.set(locale, formats);
  return formats;
}

/** Formats for the language the page speaks now. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  return formatsFor(languageFor(i18n.locale).locale);
}

/** Intl keeps every digit of a numeric string, where a number would round it. */
function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
