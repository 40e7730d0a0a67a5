import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { resources } from "../resources.ts";
import { rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { inWords } from "./schemaTable.ts";

onOneEngine((service) => {
  test("openapi.json is the committed contract, without a key", async () => {
    const { status, body } = await rawCall(service().url, "GET /openapi.json", undefined, {});
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8")));
  });

  test("the page shows every call, asks no other host, and runs only the script its policy names", async () => {
    const { body, headers } = await rawCall(service().url, "GET /docs", undefined, {});
    const page = String(body);
    const calls = resources.flatMap(({ operations }) => operations);
    expect(page.match(/<details /g)).toHaveLength(calls.length);
    for (const { path } of calls) expect(page).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}'`);
  });
});

test.each([
  [{ type: "string", maxLength: 120 }, "text, at most 120"],
  [{ type: "integer", minimum: 1, maximum: 9 }, "whole number, from 1, up to 9"],
  [{ anyOf: [{ type: "boolean" }, { const: "true" }, { type: "null" }] }, 'true or false or "true" or null'],
  [{ enum: ["draft", "pending"], type: "string" }, '"draft" or "pending"'],
  [true, "anything"],
])("%j in words is: %s", (schema, words) => {
  expect(inWords(schema)).toBe(words);
});
