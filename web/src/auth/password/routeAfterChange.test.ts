import { expect, test } from "vitest";
import { routeAfterChange } from "./routeAfterChange.ts";

test.each([
  ["OWNER", "SIGNUP_STEP_2", true, "/auth/SignupProcess?val=2"],
  ["OWNER", "HOME", true, "/master/ViewSeller"],
  ["SELLER", "HOME", true, "/auth/SignupProcessSeller?val=1"],
  ["OWNER", "HOME", false, "/account/security"],
  ["SELLER", "HOME", false, "/account/security"],
  ["OWNER", "SIGNUP_STEP_3", false, "/auth/SignupProcess?val=3"],
])("%s at %s, first change %s: %s", (kind, nextStep, wasFirst, route) => {
  expect(routeAfterChange({ kind, nextStep, permissions: ["PRODUCT_CREATE"] }, wasFirst)).toBe(route);
});

test("who may add no product arrives at the list of them, not at the first step of one", () => {
  const packer = { kind: "SELLER", nextStep: "HOME", permissions: ["ORDER_READ", "ORDER_UPDATE"] };
  expect(routeAfterChange(packer, true)).toBe("/master/ViewProduct");
});
