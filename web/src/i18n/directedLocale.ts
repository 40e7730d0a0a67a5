import type { Language } from "./languages.ts";

/** Scripts that are written to each side: React Aria tells the direction from a locale's script. */
const scripts = { ltr: "Latn", rtl: "Arab" } as const;

/**
 * The locale for React Aria, whose arrows and popovers follow its direction: the language's own, with a script of the
 * other side when a layout is chosen against the language. Numbers want `plainLocale` back.
 */
export function directedLocale({ locale, direction }: Language, layout: "ltr" | "rtl" | null): string {
  if (layout === null || layout === direction) return locale;
  const [code, region] = locale.split("-");
  return `${code}-${scripts[layout]}-${region}`;
}
