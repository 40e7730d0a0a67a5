import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const pages = globSync(["README.md", "docs/*.md", "docs/recipes/*.md"], { cwd: root });

test.each(pages)("every file of ours that %s names is there", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const named = [...text.matchAll(/`((?:bff|service|web|tests|launch|docs)\/[\w./-]*\w)`/g)].map(
    ([, file = ""]) => file,
  );
  // What a build or a run has made is not there in a fresh clone.
  const missing = named.filter(
    (file) => !/\/(?:dist|node_modules)\b/.test(file) && !existsSync(join(root, file)),
  );
  expect(missing).toEqual([]);
});
