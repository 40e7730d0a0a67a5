// @vitest-environment node
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const config = getConfig({ cwd: fileURLToPath(new URL("../..", import.meta.url)) });

// Words that are in the code but not in the catalogue would be shown as their number in the built console.
test("the catalogues hold every text of the console; otherwise run: npx pnpm --filter web i18n", async () => {
  const [catalog] = await getCatalogs(config);
  const inCode = Object.keys((await catalog?.collect()) ?? {});
  const known = new Set(Object.keys((await catalog?.read("en")) ?? {}));
  expect(inCode.length).toBeGreaterThan(200);
  expect(inCode.filter((id) => !known.has(id))).toEqual([]);
});

for (const language of ["hi", "ar"]) {
  test(`every text is translated, ${language}; otherwise fill in web/src/i18n/catalogue/${language}.po`, async () => {
    const [catalog] = await getCatalogs(config);
    const english = Object.entries((await catalog?.read("en")) ?? {});
    const translated = (await catalog?.read(language)) ?? {};
    expect(english.length).toBeGreaterThan(200);
    const missing = english.filter(([id]) => !translated[id]?.translation?.trim());
    expect(missing.map(([id, { message }]) => message ?? id)).toEqual([]);
  });
}

/** What the glossary (README.md) has another word for. */
const otherWords = [
  /\bcolor\b/i,
  /e-mail/i,
  /\bshop(?:s|pers?)?\b/i,
  /\bconsole\b/i,
  /\bsen[dt] back\b/i,
  /waiting for approval/i,
  /^Closed$/,
  /^(?:Closed:|Close Variant)/,
  /Street Number|Address Line \d/,
  /Order Id is a/,
];

test("one thing has one word: the texts use those of the glossary", async () => {
  const [catalog] = await getCatalogs(config);
  const texts = Object.entries((await catalog?.read("en")) ?? {}).map(([id, { message }]) => message ?? id);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => otherWords.some((word) => word.test(text)))).toEqual([]);
});
