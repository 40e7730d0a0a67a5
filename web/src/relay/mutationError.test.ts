import { expect, test } from "vitest";
import { mutationErrorOf } from "./mutationError.ts";

test("issues stand at their fields, several of one field together", () => {
  const issues = [
    { path: ["price"], message: "Price is required" },
    { path: ["variants", "0", "price"], message: "Too low" },
    { path: ["price"], message: "Not a number" },
  ];
  expect(mutationErrorOf({ message: "Check the input.", issues })).toEqual({
    formError: undefined,
    fieldErrors: { price: ["Price is required", "Not a number"], "variants.0.price": ["Too low"] },
  });
});

test("an issue without a path is about the whole form", () => {
  expect(
    mutationErrorOf({ message: "Check the input.", issues: [{ path: [], message: "Too many products" }] }),
  ).toEqual({
    formError: "Too many products",
    fieldErrors: {},
  });
});

test("a failure without issues shows its message above the form", () => {
  expect(mutationErrorOf({ message: "Changed by somebody else." })).toEqual({
    formError: "Changed by somebody else.",
    fieldErrors: {},
  });
});
