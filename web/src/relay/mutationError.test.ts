import { expect, test } from "vitest";
import { mutationErrorOf } from "./mutationError.ts";

const uncoded = { messageCode: null, messageParams: [] };

test("issues stand at their fields, several of one field together", async () => {
  const issues = [
    { path: ["price"], message: "Price is required", ...uncoded },
    { path: ["variants", "0", "price"], message: "Too low", ...uncoded },
    { path: ["price"], message: "Not a number", ...uncoded },
  ];
  expect(await mutationErrorOf({ message: "Check the input.", ...uncoded, issues })).toEqual({
    formError: undefined,
    fieldErrors: { price: ["Price is required", "Not a number"], "variants.0.price": ["Too low"] },
  });
});

test("an issue without a path is about the whole form", async () => {
  const issues = [{ path: [], message: "Too many products", ...uncoded }];
  expect(await mutationErrorOf({ message: "Check the input.", ...uncoded, issues })).toEqual({
    formError: "Too many products",
    fieldErrors: {},
  });
});

test("a failure without issues shows its message above the form", async () => {
  expect(await mutationErrorOf({ message: "Changed by somebody else.", ...uncoded })).toEqual({
    formError: "Changed by somebody else.",
    fieldErrors: {},
  });
});
