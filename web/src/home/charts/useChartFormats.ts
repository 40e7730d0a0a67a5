import { useLingui } from "@lingui/react";
import { languageFor } from "#/i18n/languages.ts";

/** How the axes of a chart are written, in the language that the page speaks. */
export function useChartFormats() {
  const { i18n } = useLingui();
  const { locale } = languageFor(i18n.locale);
  const amount = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "INR",
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return {
    /** An amount in rupees on an axis, shortened: `₹12T`, `₹1.5L`. */
    axisAmount: (rupees: number) => amount.format(rupees),
    /** A calendar day such as `2026-11-20` without its year: `20 Nov`. */
    axisDay: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
