import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPersistedDocuments } from "./persistedDocuments.ts";

test("a document is found by its id and by the half that a built console sends, and by nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  const file = join(folder, "documents.json");
  const [id, other] = ["0123456789abcdef".repeat(4), "fedcba9876543210".repeat(4)];
  writeFileSync(file, JSON.stringify({ [id]: "query A { a }", [other]: "query B { b }" }));
  const { find } = readPersistedDocuments(file, false);
  expect([find(id), find(id.slice(0, 32)), find(other.slice(0, 32))]).toEqual([
    "query A { a }",
    "query A { a }",
    "query B { b }",
  ]);
  expect([find(id.slice(0, 31)), find(id.slice(0, 33)), find(id.slice(32) + "0"), find("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  rmSync(folder, { recursive: true });
});
