import { expect, test } from "vitest";
import { readFileName } from "./fileNames.ts";

test.each([
  ["TEA-100.jpg", [{ sku: "TEA-100", place: 1 }]],
  ["TEA.webp", [{ sku: "TEA", place: 1 }]],
  [
    "TEA-2.jpg",
    [
      { sku: "TEA-2", place: 1 },
      { sku: "TEA", place: 2 },
    ],
  ],
  [
    "चाय_10.png",
    [
      { sku: "चाय_10", place: 1 },
      { sku: "चाय", place: 10 },
    ],
  ],
  [
    "TEA 250 (3).jpeg",
    [
      { sku: "TEA 250 (3)", place: 1 },
      { sku: "TEA 250", place: 3 },
    ],
  ],
  ["v1.2.png", [{ sku: "v1.2", place: 1 }]],
  ["TEA-0.jpg", [{ sku: "TEA-0", place: 1 }]],
  ["-2.jpg", [{ sku: "-2", place: 1 }]],
  [".jpg", []],
  [`${"x".repeat(121)}.jpg`, []],
])("%s", (name, expected) => {
  expect(readFileName(name)).toEqual(expected);
});
