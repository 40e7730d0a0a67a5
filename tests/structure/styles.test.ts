import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "../../web/src");

/** The classes that the rules of a file are for: each stands by itself at the head of a rule, inside of a layer. */
const styled = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/^ {2}\.([\w-]+)(?=\s*[,{])/gm)].map(
      ([, name = ""]) => name,
    ),
  );

test("a class is styled in one file only: in another it would be somebody else's by accident", () => {
  const files = new Map<string, string[]>();
  for (const file of globSync(`${source}/**/*.css`)) {
    for (const name of styled(readFileSync(file, "utf8")))
      files.set(name, [...(files.get(name) ?? []), relative(source, file)]);
  }
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
});
