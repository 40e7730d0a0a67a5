import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describedWords } from "../src/audit/described.ts";
import { schema } from "../src/schema.ts";

/** What a file of the console has words for: the keys of its maps of messages. */
function known(file: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`../../web/src/activity/${file}`, import.meta.url), "utf8");
  return new Set([...text.matchAll(/^ {2}("?)([^":\n]+)\1: msg`/gm)].map(([, , key = ""]) => key));
}

// A form of discounts has four of each; the console says them with their number.
const isSlab = (label: string): boolean => /^Slabs [1-4]: (minimum quantity|percentage)$/.test(label);

test("the console has words for every field and every kind of record that a history names", () => {
  // Whoever has read the schema has read all nouns.
  expect(schema.getType("AuditEntry")).toBeDefined();
  const { labels, types } = describedWords();
  const [labelWords, typeWords] = [known("fieldLabels.ts"), known("useAuditTexts.ts")];
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => !labelWords.has(label) && !isSlab(label))).toEqual([]);
  expect(types.filter((type) => !typeWords.has(type))).toEqual([]);
});
