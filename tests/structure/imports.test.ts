import { expect, test } from "vitest";
import { circlesIn, readImports, wrongWays } from "./imports.ts";

const sources: Readonly<Record<string, string>> = {
  "main.ts": 'import { list } from "./list/List.ts";',
  "list/List.ts": 'import type { Row } from "./Row.ts";\nimport { Button } from "#/ui/Button.tsx";',
  "list/Row.ts": 'import { useState } from "react";\nconst load = () => import("../sellers/Seller.ts");',
  "list/List.test.ts": 'import "../sellers/Seller.ts";',
  "sellers/Seller.ts": 'export { Row } from "../list/Row.ts";\n// import "./Ghost.ts";',
  "ui/Button.tsx": 'import "./Button.css";',
};

const imports = readImports(Object.keys(sources), (file) => sources[file] ?? "");

test("values, types, exports and what comes on demand are imports; comments, packages and styles are none", () => {
  expect(Object.fromEntries(imports)).toEqual({
    "main.ts": ["list/List.ts"],
    "list/List.ts": ["list/Row.ts", "ui/Button.tsx"],
    "list/Row.ts": ["sellers/Seller.ts"],
    "list/List.test.ts": ["sellers/Seller.ts"],
    "sellers/Seller.ts": ["list/Row.ts"],
    "ui/Button.tsx": [],
  });
});

test("a circle is shown as the way around it", () => {
  expect(circlesIn(imports)).toEqual(["list/Row.ts → sellers/Seller.ts → list/Row.ts"]);
});

test("rooms import from lower floors alone, files outside of rooms from all, tests from anywhere", () => {
  expect(wrongWays(imports, [["ui"], ["list"], ["sellers"]])).toEqual(["list/Row.ts → sellers/Seller.ts"]);
  expect(wrongWays(imports, [["ui"], ["list", "sellers"]])).toEqual([
    "list/Row.ts → sellers/Seller.ts",
    "sellers/Seller.ts → list/Row.ts",
  ]);
  expect(wrongWays(imports, [["ui"], ["list"]])).toContain("sellers stands on no floor");
});

test("rooms in a list of their own import each other; a file that is named has a floor", () => {
  expect(wrongWays(imports, [["ui"], [["list", "sellers"]]])).toEqual([]);
  expect(wrongWays(imports, [["main.ts"], ["ui"], [["list", "sellers"]]])).toEqual([
    "main.ts → list/List.ts",
  ]);
});
