import { useLingui } from "@lingui/react";
import { languageFor } from "#/i18n/languages.ts";
import { regionOf } from "./regions.ts";

/** What is known of a country. */
export interface KnownCountry {
  /** Three letters of ISO 3166-1, for example `IND`. */
  readonly code: string | null | undefined;
  /** As the service calls it, in English. */
  readonly name?: string | null | undefined;
}

const cache = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = cache.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  cache.set(locale, names);
  return names;
}

/** A country in a language; in English as the service calls it, and so what no browser knows. Null: nothing is known. */
export function countryName({ code, name }: KnownCountry, locale: string): string | null {
  if (name && locale.startsWith("en")) return name;
  const region = regionOf(code ?? "");
  return (region && namesIn(locale).of(region)) ?? name ?? code ?? null;
}

/** How the page's language calls countries. */
export function useCountryName(): (country: KnownCountry) => string | null {
  const { i18n } = useLingui();
  return (country) => countryName(country, languageFor(i18n.locale).locale);
}
