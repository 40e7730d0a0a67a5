import { expect, test } from "vitest";
import { languages } from "#/i18n/languages.ts";
import { regions } from "./regions.ts";
import { countryName } from "./useCountryName.ts";

test("every country of ISO 3166 has two letters of its own", () => {
  expect(regions.size).toBe(249);
  expect(new Set(regions.values()).size).toBe(249);
  expect([...regions].every((pair) => /^[A-Z]{3}[A-Z]{2}$/.test(pair.join("")))).toBe(true);
});

test.each(languages)("every country has a name in $code", ({ code, locale }) => {
  const script = {
    en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
    hi: /\p{Script=Devanagari}/u,
    ar: /\p{Script=Arabic}/u,
  };
  const nameless = [...regions.keys()].filter((three) => {
    const name = countryName({ code: three }, locale);
    return name === null || name.length < 3 || !script[code].test(name);
  });
  expect(nameless).toEqual([]);
});

test("a country is called as the page's language calls it; in English, and where nobody else knows it, as the service does", () => {
  const india = { code: "IND", name: "India" };
  expect(["en-IN", "hi-IN", "ar-AE"].map((locale) => countryName(india, locale))).toEqual([
    "India",
    "भारत",
    "الهند",
  ]);
  expect(countryName({ code: "USA", name: "United States of America (the)" }, "en-IN")).toBe(
    "United States of America (the)",
  );
  expect(countryName({ code: "XKX", name: "Kosovo" }, "hi-IN")).toBe("Kosovo");
  expect(countryName({ code: "XKX" }, "hi-IN")).toBe("XKX");
  expect(countryName({ code: null }, "hi-IN")).toBeNull();
});
