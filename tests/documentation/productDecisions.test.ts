import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const page = "docs/product-decisions.md";

const sources = globSync(
  ["{bff,service,web}/**/*.{ts,tsx,css,js,md,html}", "{tests,launch,docs}/**/*.{ts,md}"],
  {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|dist-graphiql|__generated__)$/.test(path),
  },
).filter((file) => file !== page && !import.meta.filename.endsWith(file));

/** What a text cites: `D-12` and `D-66a`; `Document 1 §2`, also when more sections follow, as in "§2, §7". */
function citations(text: string): string[] {
  // A comment's next line begins with an asterisk.
  const line = text.replaceAll(/\s+(?:\*|\/\/)?\s*/g, " ");
  const decisions = [...line.matchAll(/(?<![\w-])D-\d+[a-z]?\b/g)].map(([name]) => name);
  const sections = [...line.matchAll(/(Document [12]) (§\d(?:(?:,| and) §\d)*)/g)].flatMap(
    ([, document = "", list = ""]) => [...list.matchAll(/§\d/g)].map(([section]) => `${document} ${section}`),
  );
  return [...decisions, ...sections];
}

function cited(): Set<string> {
  return new Set(sources.flatMap((file) => citations(readFileSync(join(root, file), "utf8"))));
}

test("citations are found wherever they stand in a sentence", () => {
  expect(
    citations("(Document 1 §3, §5 and §7; decisions D-01 and D-66a)\n * by the Document\n * 2 §9, M-PROD-12"),
  ).toEqual(["D-01", "D-66a", "Document 1 §3", "Document 1 §5", "Document 1 §7", "Document 2 §9"]);
});

test("every decision and section that is cited has an entry, in order, and every entry is cited", () => {
  const entries = [...readFileSync(join(root, page), "utf8").matchAll(/^### (.+)$/gm)].map(
    ([, name]) => name,
  );
  expect(entries).toEqual([...cited()].sort((one, other) => rank(one).localeCompare(rank(other))));
});

/** The documents stand before the decisions. */
function rank(name: string): string {
  return name.startsWith("Document") ? ` ${name}` : name;
}
