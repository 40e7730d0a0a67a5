import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./_components/FirstPasswordForm.tsx";
import "../signInFacts.ts";

const routes = [
  { path: "auth/login", lazy: () => import("../LoginPage.tsx") },
  { path: "*", Component: () => <h1>Elsewhere</h1> },
];
const email = "asha@sprig.test";
const activation = (part: object) => () => ({
  activateAccount: {
    __typename: "ActivateAccountSuccess",
    wasActive: false,
    email,
    passwordToken: "the-secret",
    ...part,
  },
});
const viewer = { kind: "OWNER", nextStep: "SIGNUP_STEP_2", email, permissions: [] };
const gateway: Gateway = {
  signInFactsQuery: () => ({ viewer: null, features: { emailTopLevelLength: 4, passwordReset: true } }),
  useActivateAccountMutation: activation({}),
  FirstPasswordFormMutation: () => ({ resetPassword: { __typename: "ResetPasswordSuccess" } }),
  FirstPasswordFormSignInMutation: () => ({ signIn: { __typename: "SignInSuccess", viewer } }),
};
const follow = (other: Gateway = {}) =>
  openConsole(routes, "/auth/login?activation=token&a=code", { ...gateway, ...other });

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
async function choose(password: string) {
  await screen.findByLabelText("New Password");
  await type("New Password", password);
  await type("Confirm Password", password);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save password and go on" })));
}

test("the password is chosen right after the link, and the set-up opens", async () => {
  const { sent, address } = await follow();
  expect(await screen.findByRole("heading", { name: "Choose your password" })).toBeTruthy();
  expect(await screen.findByText(email)).toBeTruthy();
  await choose("walnut lantern");
  await waitFor(() => expect(address()).toBe("/auth/SignupProcess?val=2"));
  const passwords = { newPassword: "walnut lantern", confirmPassword: "walnut lantern" };
  expect(sent.slice(-2)).toEqual([
    { name: "FirstPasswordFormMutation", variables: { input: { token: "the-secret", ...passwords } } },
    {
      name: "FirstPasswordFormSignInMutation",
      variables: { input: { email, password: "walnut lantern", rememberMe: false } },
    },
  ]);
});

test("a seller who may add products goes on to the first one", async () => {
  const seller = { ...viewer, kind: "SELLER", nextStep: "HOME", permissions: ["PRODUCT_CREATE"] };
  const { address } = await follow({
    FirstPasswordFormSignInMutation: () => ({ signIn: { __typename: "SignInSuccess", viewer: seller } }),
  });
  await choose("walnut lantern");
  await waitFor(() => expect(address()).toBe("/auth/SignupProcessSeller?val=1"));
});

test("who has chosen and is not let in signs in with it, the address filled in", async () => {
  await follow({
    FirstPasswordFormSignInMutation: () => ({
      signIn: { __typename: "UnavailableError", __isError: "UnavailableError", message: "later" },
    }),
  });
  await choose("walnut lantern");
  expect(await screen.findByText("Your password is changed. Sign in with it.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(email);
});

test("the password of the mail stays a way in", async () => {
  const { sent } = await follow();
  const leave = await screen.findByRole("button", { name: "Use the password of the mail" });
  await act(async () => fireEvent.click(leave));
  expect(screen.getByRole("heading", { name: "Admin Sign In" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(email);
  expect(
    screen.getByText("Your Email is Verified. Now you can login your seller admin account"),
  ).toBeTruthy();
  expect(sent.filter(({ name }) => name.startsWith("FirstPassword"))).toEqual([]);
});

test.each([[email], [null]])("a used link leads to signing in, with the address %s", async (known) => {
  await follow({
    useActivateAccountMutation: activation({ wasActive: true, email: known, passwordToken: null }),
  });
  expect((await screen.findByText(/^Your account is active already\./)).textContent).toBe(
    "Your account is active already. Sign in with your password, or with the one of the mail if you have not chosen your own.",
  );
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(known ?? "");
  expect(screen.queryByLabelText("New Password")).toBeNull();
});

test("rules are ticked while a password is typed, and said when its typing rests, not after each key", async () => {
  await follow();
  const field = await screen.findByLabelText("New Password");
  const ticked = () => [...document.querySelectorAll("[data-met]")].map((rule) => rule.textContent);
  vi.useFakeTimers();
  try {
    await type("New Password", "asha");
    expect(ticked()).toEqual(["Not a password that many people use (met)"]);
    await act(async () => vi.advanceTimersByTime(900));
    await type("New Password", "walnut lantern");
    expect(ticked()).toEqual([
      "10 to 128 characters; spaces are fine (met)",
      "Not a password that many people use (met)",
      "Not your name, email address or business name (met)",
    ]);
    await act(async () => vi.advanceTimersByTime(900));
    expect(screen.queryByText(/rules are met/)).toBeNull();
    await act(async () => vi.advanceTimersByTime(200));
    expect(screen.getByText("All rules are met").tagName).toBe("OUTPUT");
    await type("New Password", "password1234");
    await act(async () => vi.advanceTimersByTime(1000));
    expect(screen.getByText("2 of 3 rules are met")).toBeTruthy();
    await act(async () => fireEvent.blur(field));
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["short", "Password must have at least 10 characters"],
  ["password1234", "This password is too common"],
  ["my dog asha 1", "Password must not contain your name, email address or business name"],
])("'%s' is refused in the words of the gateway, and not sent", async (password, message) => {
  const { sent } = await follow();
  await choose(password);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sent.filter(({ name }) => name.startsWith("FirstPassword"))).toEqual([]);
});
