import { expect, test } from "vitest";
import { plainLocale } from "#/ui/plainLocale.ts";
import { directedLocale } from "./directedLocale.ts";
import { languageFor, languages } from "./languages.ts";

test("a language's own direction leaves its locale alone", () => {
  for (const language of languages) {
    expect(directedLocale(language, null)).toBe(language.locale);
    expect(directedLocale(language, language.direction)).toBe(language.locale);
  }
});

test("the other direction comes as a script, and goes again for numbers", () => {
  expect(directedLocale(languageFor("en"), "rtl")).toBe("en-Arab-IN");
  expect(directedLocale(languageFor("hi"), "rtl")).toBe("hi-Arab-IN");
  expect(directedLocale(languageFor("ar"), "ltr")).toBe("ar-Latn-AE");
  for (const language of languages) {
    const other = language.direction === "ltr" ? "rtl" : "ltr";
    expect(plainLocale(directedLocale(language, other))).toBe(language.locale);
  }
});
