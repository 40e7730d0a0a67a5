import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const sources = resolve(import.meta.dirname, "../src");

/** The files of the console that have this. */
function filesWith(pattern: string, text: RegExp): string[] {
  return globSync(pattern, { cwd: sources }).filter((file) =>
    text.test(readFileSync(join(sources, file), "utf8")),
  );
}

// What the build leaves out of Relay and of the router would fail in a browser alone.
test.each([
  ["no query has a resolver", "__generated__/*.ts", /"kind": "(?:Relay|RelayLive)Resolver"|"ClientEdgeTo/],
  ["no query and no updater is updatable", "**/*.{ts,tsx}", /readUpdatable|@updatable|"updatableQuery/],
  ["no mutation and no subscription has configs", "{*,[!_]*/**/*}.{ts,tsx}", /\bconfigs\s*:/],
  ["the router has no instrumentation", "{*,[!_]*/**/*}.{ts,tsx}", /\binstrumentations?\s*:/],
])("%s", (_name, pattern, text) => {
  expect(filesWith(pattern, text)).toEqual([]);
});

test("the files are looked at", () => {
  expect(filesWith("__generated__/*.ts", /"kind": "LinkedField"/).length).toBeGreaterThan(50);
  expect(filesWith("{*,[!_]*/**/*}.{ts,tsx}", /createHashRouter\(/)).toEqual(["startSession.ts"]);
});
