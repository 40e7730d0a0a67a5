import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConsole } from "../../../test/openConsole.tsx";
import { setUpTwoStepRoute } from "./routes.ts";

const twoStep = { state: "OFF", enabledAt: null, recoveryCodesLeft: 0 };
const open = (viewer: object | null) =>
  openConsole([setUpTwoStepRoute, { path: "*", Component: () => <h1>Elsewhere</h1> }], "/auth/SetUpTwoStep", {
    SetUpTwoStepPageQuery: () => ({ viewer }),
  });

test("who has to set it up can do that, and sign out", async () => {
  await open({ kind: "OWNER", nextStep: "SET_UP_TWO_STEP", twoStep });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Set up two-step sign-in");
  expect(screen.getByRole("button", { name: "Set up" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign out" })).toBeDefined();
});

test.each([
  ["who has it goes on", { kind: "SELLER", nextStep: "HOME", twoStep }, "/master/ViewProduct"],
  ["whose session is over signs in", null, "/auth/login?next=%2Fauth%2FSetUpTwoStep"],
])("%s", async (_name, viewer, to) => {
  const { address } = await open(viewer);
  expect(address()).toBe(to);
});
