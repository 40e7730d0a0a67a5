import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildRecord, fingerprint } from "./fingerprint.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(root, "src/node_modules"), { recursive: true });
  writeFileSync(join(root, "src/a.ts"), "one");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the same files give the same fingerprint", () => {
  expect(fingerprint(root, ["src/**/*"])).toBe(fingerprint(root, ["src/**/*"]));
});

test("a changed byte, a new file and a renamed file each give another fingerprint", () => {
  const seen = new Set([fingerprint(root, ["src/**/*"])]);
  writeFileSync(join(root, "src/a.ts"), "two");
  seen.add(fingerprint(root, ["src/**/*"]));
  writeFileSync(join(root, "src/b.ts"), "");
  seen.add(fingerprint(root, ["src/**/*"]));
  rmSync(join(root, "src/b.ts"));
  writeFileSync(join(root, "src/c.ts"), "");
  seen.add(fingerprint(root, ["src/**/*"]));
  expect(seen.size).toBe(4);
});

test("tests and installed packages do not make a build stale", () => {
  const before = fingerprint(root, ["src/**/*"]);
  writeFileSync(join(root, "src/a.test.ts"), "a test");
  writeFileSync(join(root, "src/node_modules/b.js"), "a package");
  expect(fingerprint(root, ["src/**/*"])).toBe(before);
});

test("what was built is remembered by the next process, and a damaged record means building again", () => {
  new BuildRecord(root).remember("web", "abc");
  expect(new BuildRecord(root).isFresh("web", "abc")).toBe(true);
  expect(new BuildRecord(root).isFresh("web", "abd")).toBe(false);
  writeFileSync(join(root, ".cache/build.json"), '[["web", ');
  expect(new BuildRecord(root).isFresh("web", "abc")).toBe(false);
});
