import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { MessageCode } from "#/__generated__/mutationError_error.graphql";
import { speak } from "#/i18n/language.ts";
import { languageFor, languages } from "#/i18n/languages.ts";
import { mutationErrorOf } from "../mutationError.ts";
import { messageReader } from "../messageReader.ts";
import { serverWords, translated } from "./serverWords.ts";

afterEach(() => speak(languageFor("en")));

const schema = readFileSync(resolve(import.meta.dirname, "../../../../schema.graphql"), "utf8");
const [, enumeration = ""] = /\nenum MessageCode \{\n(.*?)\n\}/s.exec(schema) ?? [];

/** Each code of the contract with what the gateway says in English, and values for the braces in it. */
const told = [...enumeration.matchAll(/"""\s*“(.*?)”\s*"""\s+(\w+)/gs)].map(([, text = "", code = ""]) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)];
  const messageParams = names.map((_, index) => String(index + 7));
  const message = names.reduce((said, [brace], index) => said.replace(brace, String(index + 7)), text);
  return { messageCode: code, message, messageParams };
});

const script = {
  en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
};

test("the contract's codes and the console's are the same", () => {
  expect(told.length).toBeGreaterThan(240);
  expect(Object.keys(serverWords).toSorted()).toEqual(told.map(({ messageCode }) => messageCode).toSorted());
});

describe.each(languages)("in $code", (language) => {
  test("every message has words, with every value that it needs", async () => {
    await speak(language);
    const wrong = told.flatMap(({ messageCode, message, messageParams }) => {
      const said = translated("unsaid", codeOf(messageCode), messageParams);
      const isSaid =
        script[language.code].test(said) &&
        !/[{}]|undefined|unsaid/.test(said) &&
        (language.code === "en" ? said.toLowerCase() === message.toLowerCase() : said !== message);
      return isSaid ? [] : [[messageCode, said]];
    });
    expect(wrong).toEqual([]);
  });
});

function codeOf(code: string): MessageCode {
  const found = Object.keys(serverWords).find((known): known is keyof typeof serverWords => known === code);
  return found ?? "%future added value";
}

test("values are written as the language writes numbers", async () => {
  await speak(languageFor("hi"));
  expect(translated("", "TOO_LONG", ["20000"])).toBe("अधिकतम 20,000 अक्षर हो सकते हैं");
});

test("fields and the form as a whole are told in the page's language; what has no code stays as it is", async () => {
  await speak(languageFor("ar"));
  const issues = [
    {
      path: ["name"],
      message: "Brand Name Already Exist",
      messageCode: "BRAND_NAME_TAKEN",
      messageParams: [],
    },
    { path: ["name"], message: "Moon is full", messageCode: null, messageParams: [] },
    { path: [], message: "From a later day", messageCode: "%future added value", messageParams: [] },
  ] as const;
  const whole = { message: "a · b · c", messageCode: null, messageParams: [] };
  expect(await mutationErrorOf({ ...whole, issues })).toEqual({
    formError: "From a later day",
    fieldErrors: { name: ["اسم العلامة التجارية موجود بالفعل", "Moon is full"] },
  });
  const missing = {
    message: "This record does not exist.",
    messageCode: "RECORD_NOT_FOUND",
    messageParams: [],
  } as const;
  expect(await mutationErrorOf(missing)).toEqual({ formError: "هذا السجل غير موجود.", fieldErrors: {} });
});

test("in English the gateway's own words are shown, to the letter", async () => {
  const read = await messageReader();
  expect(read("Area is Required", "AREA_REQUIRED", [])).toBe("Area is Required");
});
