// @vitest-environment node
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const config = getConfig({ cwd: fileURLToPath(new URL("../..", import.meta.url)) });

/** So many texts the console has at the least, and so many the page of delivery users. */
const leastOf = [200, 20];

// Words that are in the code but not in the catalogue would be shown as their number in the built console.
test("the catalogues hold every text of the console; otherwise run: npx pnpm --filter web i18n", async () => {
  const catalogs = await getCatalogs(config);
  for (const [place, catalog] of catalogs.entries()) {
    const inCode = Object.keys((await catalog.collect()) ?? {});
    const known = new Set(Object.keys((await catalog.read("en")) ?? {}));
    expect(inCode.length).toBeGreaterThan(leastOf[place] ?? 0);
    expect(inCode.filter((id) => !known.has(id))).toEqual([]);
  }
  expect(catalogs).toHaveLength(leastOf.length);
});

for (const language of ["hi", "ar"]) {
  test(`every text is translated, ${language}; otherwise fill in web/src/i18n/catalogue/${language}.po`, async () => {
    for (const catalog of await getCatalogs(config)) {
      const english = Object.entries((await catalog.read("en")) ?? {});
      const translated = (await catalog.read(language)) ?? {};
      expect(english.length).toBeGreaterThan(20);
      const missing = english.filter(([id]) => !translated[id]?.translation?.trim());
      expect(missing.map(([id, { message }]) => message ?? id)).toEqual([]);
    }
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
  const catalogs = await getCatalogs(config);
  const english = await Promise.all(
    catalogs.map(async (catalog) => Object.entries((await catalog.read("en")) ?? {})),
  );
  const texts = english.flat().map(([id, { message }]) => message ?? id);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => otherWords.some((word) => word.test(text)))).toEqual([]);
});
