import { expect, test } from "vitest";
import { modeOfPath, readProduct, readStep, stepAddress } from "./wizardAddress.ts";

test.each([
  ["", 1],
  ["val=1", 1],
  ["val=3", 1],
  ["val=3&id=", 1],
  ["val=0&id=UHJvZHVjdDo3", 1],
  ["val=2&id=UHJvZHVjdDo3", 2],
  ["val=4&id=UHJvZHVjdDo3", 4],
  ["val=5&id=UHJvZHVjdDo3", 1],
])("the address with %o is step %i", (search, step) => {
  expect(readStep(new URLSearchParams(search))).toBe(step);
});

test("the place is found in any case, and kept by the steps' addresses", () => {
  const mode = modeOfPath("/auth/signupprocessseller");
  expect(mode).toBe("/auth/SignupProcessSeller");
  expect(stepAddress(mode, 2, "UHJvZHVjdDo3")).toBe("/auth/SignupProcessSeller?val=2&id=UHJvZHVjdDo3");
  expect(stepAddress(modeOfPath("/master/AddProductLoc"), 1, null)).toBe("/master/AddProductLoc?val=1");
  expect(readProduct(new URLSearchParams("val=2&id= UHJvZHVjdDo3 "))).toBe("UHJvZHVjdDo3");
});
