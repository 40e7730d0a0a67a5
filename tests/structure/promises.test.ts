import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(root, "docs/promises.md"), "utf8");

/** Each promise: a line that begins with a dash, with those that belong to it. */
const promises = page.split(/\n(?=- |#|\n)/).filter((part) => part.startsWith("- "));

test("every promise names a test, and every test that is named is there", () => {
  expect(promises.length).toBeGreaterThan(30);
  const paths = (text: string) =>
    [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.ts)`/g)].map(([, path]) => path ?? "");
  expect(promises.filter((promise) => paths(promise).length === 0)).toEqual([]);
  expect(paths(page).filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
