import { expect, test } from "vitest";
import { routeAfterChange } from "./routeAfterChange.ts";

test.each([
  ["OWNER", "SIGNUP_STEP_2", true, "/auth/SignupProcess?val=2"],
  ["OWNER", "HOME", true, "/auth/SignupProcess?val=2"],
  ["SELLER", "SIGNUP_STEP_1", true, "/auth/SignupProcessSeller?val=1"],
  ["OWNER", "HOME", false, "/account/security"],
  ["SELLER", "HOME", false, "/account/security"],
  ["OWNER", "SIGNUP_STEP_3", false, "/auth/SignupProcess?val=3"],
])("%s at %s, first change %s: %s", (kind, nextStep, wasFirst, route) => {
  expect(routeAfterChange({ kind, nextStep }, wasFirst)).toBe(route);
});
