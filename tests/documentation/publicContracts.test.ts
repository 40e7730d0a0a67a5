import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

test.each(["schema.graphql", "service/openapi.json"])(
  "%s is read by strangers: it cites neither our decisions nor the source documents",
  (file) => {
    const lines = readFileSync(resolve(root, file), "utf8").split("\n");
    expect(lines.filter((line) => /Document [12]|§|\b[DS]-\d\d/.test(line))).toEqual([]);
  },
);
