import { expect, test } from "vitest";
import { destinationOf, intendedRoute, signInAddress } from "./destination.ts";

test.each([
  ["OWNER", "CHANGE_PASSWORD", "/auth/ChangePassword"],
  ["OWNER", "SET_UP_TWO_STEP", "/auth/SetUpTwoStep"],
  ["SELLER", "SET_UP_TWO_STEP", "/auth/SetUpTwoStep"],
  ["SELLER", "CHANGE_PASSWORD", "/auth/ChangePasswordSeller"],
  ["OWNER", "SIGNUP_STEP_1", "/auth/SignupProcess"],
  ["OWNER", "SIGNUP_STEP_3", "/auth/SignupProcess?val=3"],
  ["SELLER", "SIGNUP_STEP_1", "/auth/SignupProcessSeller?val=1"],
  ["OWNER", "HOME", "/master/ViewSeller"],
  ["SELLER", "HOME", "/master/ViewProduct"],
])("%s with next step %s goes to %s", (kind, nextStep, route) => {
  expect(destinationOf({ kind, nextStep })).toBe(route);
});

test("the guard's address brings the user back", () => {
  const address = signInAddress({ pathname: "/master/ViewProduct", search: "?page=2" });
  expect(address).toBe("/auth/login?next=%2Fmaster%2FViewProduct%3Fpage%3D2");
  expect(intendedRoute(new URLSearchParams(address.split("?")[1]))).toBe("/master/ViewProduct?page=2");
});

test.each([
  "//evil.example",
  "https://evil.example",
  String.raw`/\evil.example`,
  "/auth/login",
  "/auth/login?next=%2Fdashboard%2FLogout",
  "/dashboard/Logout",
  "/Dashboard/logout/?x=1#y",
  "/dashboard//Logout",
  "/dashboard/%4Cogout",
  "/master/../dashboard/Logout",
  "/auth/Register",
  "/auth/Thankyou",
  "/auth/ForgotPassword",
  "/auth/ResetPassword?a=b",
  "/dashboard/%",
  "",
  "/",
])("next=%s is not followed", (next) => {
  expect(intendedRoute(new URLSearchParams({ next }))).toBeNull();
});

test.each(["/auth/ChangePassword", "/auth/SignupProcess?val=3", "/dashboard/default", "/auth/Registers"])(
  "next=%s is followed",
  (next) => {
    expect(intendedRoute(new URLSearchParams({ next }))).toBe(next);
  },
);
