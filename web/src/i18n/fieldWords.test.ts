// @vitest-environment node
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "..");
const files = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !/__generated__|\.test\.|gallery/.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), "utf8") }));

/** Tables of labels; one may begin with another. */
const tables = new Map(
  files.flatMap(({ code }) =>
    [...code.matchAll(/const (\w*[lL]abels\w*)\b[^=]*= (\{[\s\S]*?\});/g)].map(
      ([, table = "", body = ""]) => [table, body],
    ),
  ),
);

function labelIn(table = "", field = ""): string | null {
  const body = tables.get(table) ?? "";
  const own = new RegExp(`\\b${field}: msg\`([^\`]*)\``).exec(body)?.[1];
  const [, around] = /\.\.\.(\w+)/.exec(body) ?? [];
  return own ?? (around ? labelIn(around, field) : null);
}

const pairs = files.flatMap(({ file, code }) => (file.endsWith(".tsx") ? pairsOf(file, code) : []));

/** What each required field of a module is called, and what is said when it is empty; null where that is not seen here. */
function pairsOf(file: string, code: string) {
  const found: { file: string; label: string | null; message: string }[] = [];
  const literal = (text = "") => /`([^`]*)`/.exec(text)?.[1];
  new Visitor({
    JSXOpeningElement(element) {
      const given = new Map<string, string>();
      for (const each of element.attributes)
        given.set(
          each.type === "JSXAttribute" && each.name.type === "JSXIdentifier" ? each.name.name : "…",
          code.slice(each.start, each.end),
        );
      const table = /\{(\w+)\}/.exec(given.get("labels") ?? "")?.[1] ?? "addressLabels";
      for (const [, part, message] of (given.get("messages") ?? "").matchAll(/(\w+): t`([^`]*)`/g)) {
        const field = part === "province" ? "provinceCode" : part;
        found.push({ file, label: labelIn(table, field), message: String(message) });
      }
      const message = literal(given.get("required"));
      if (message === undefined) return;
      const label = given.get("label") ?? "";
      const [, ofTable, field] = /(\w*Labels)\.(\w+)/.exec(label) ?? [];
      const [, ofTexts = ""] = /texts\.(\w+)\.label/.exec(label) ?? [];
      const [, spread = ""] = /\("(\w+)"\)/.exec(given.get("…") ?? "") ?? [];
      const own = /\w+Labels/.exec(code)?.[0];
      found.push({
        file,
        label:
          literal(label) ??
          labelIn(ofTable, field) ??
          literal(new RegExp(`\\b${ofTexts || "-"}: \\{ label: t\`[^\`]*\``).exec(code)?.[0]) ??
          labelIn(own, spread),
        message,
      });
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** The words of a text, each without what its language puts before and behind it. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return words.map((word) => word.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, "").slice(0, 4));
}

const names = ({ label, message }: { readonly label: string; readonly message: string }) =>
  wordsOf(message).some((word) => word.length > 1 && wordsOf(label).includes(word));

const config = getConfig({ cwd: fileURLToPath(new URL("../..", import.meta.url)) });

test("the label of each required field is found", () => {
  expect(pairs.length).toBeGreaterThan(70);
  expect(pairs.filter(({ label }) => label === null)).toEqual([]);
});

for (const language of ["en", "hi", "ar"])
  test(`what is said of an empty field calls it as its label does, ${language}`, async () => {
    const [catalog] = await getCatalogs(config);
    const english = Object.entries((await catalog?.read("en")) ?? {});
    const translated = (await catalog?.read(language)) ?? {};
    const inWords = new Map(
      english.map(([id, { message, translation }]) => [
        (message ?? translation ?? id).replaceAll(/\{\w+\}/g, "#"),
        translated[id]?.translation ?? "",
      ]),
    );
    const say = (text: string | null) => inWords.get((text ?? "").replaceAll(/\$\{[^}]*\}/g, "#")) ?? "?";
    const strangers = pairs
      .map(({ file, label, message }) => ({ file: basename(file), label: say(label), message: say(message) }))
      .filter((pair) => !names(pair))
      .map(({ file, label, message }) => `${file}: ${label}: ${message}`);
    expect(strangers).toEqual([]);
  });
