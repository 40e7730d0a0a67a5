import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";

const routes = [
  { path: "auth/login", lazy: () => import("../LoginPage.tsx") },
  { path: "*", Component: () => <h1>Elsewhere</h1> },
];
const nobody = { viewer: null, features: { emailTopLevelLength: 4, passwordReset: true } };
const success = (part: object = {}) => ({
  activateAccount: {
    __typename: "ActivateAccountSuccess",
    wasActive: false,
    email: null,
    passwordToken: null,
    ...part,
  },
});
const activated: Gateway = {
  signInFactsQuery: () => nobody,
  useActivateAccountMutation: () => success(),
};
const error = (typename: string, message: string) => ({
  activateAccount: { __typename: typename, __isError: typename, message },
});
const openSignIn = (search: string, gateway: Gateway = {}) =>
  openConsole(routes, `/auth/login${search}`, { ...activated, ...gateway });
const calls = (sent: readonly { name: string }[]) =>
  sent.filter(({ name }) => name === "useActivateAccountMutation");

afterEach(() => vi.restoreAllMocks());

test.each([
  ["a", "OWNER", "Your Email is Verified. Now you can login your seller admin account"],
  ["b", "SELLER", "Your Email is Verified. Now you can login your seller location account"],
])("a link with %s activates once, says so, and leaves the address", async (name, kind, banner) => {
  const { sent, address } = await openSignIn(`?activation=token&${name}=code&next=%2Fform`);
  expect(await screen.findByText(banner)).toBeTruthy();
  expect(calls(sent)).toEqual([
    {
      name: "useActivateAccountMutation",
      variables: { input: { kind, activation: "token", code: "code" } },
    },
  ]);
  expect(await screen.findByText(banner)).toBeTruthy();
  expect(address()).toBe("/auth/login?next=%2Fform");
});

test("a page that nobody looks at activates nothing; it does once somebody does", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { sent } = await openSignIn("?activation=token&a=code");
  expect(calls(sent)).toEqual([]);
  visibility.mockReturnValue("visible");
  await act(async () => fireEvent(document, new Event("visibilitychange")));
  expect(calls(sent)).toHaveLength(1);
});

test("a used, foreign or expired link says so", async () => {
  const text = "This activation link is not valid or has expired.";
  const { address } = await openSignIn("?activation=token&a=code", {
    useActivateAccountMutation: () => error("NotFoundError", text),
  });
  expect((await screen.findByRole("alert")).textContent).toContain(text);
  await waitFor(() => expect(address()).toBe("/auth/login"));
  const again = await screen.findByRole("link", { name: "Send it again" });
  expect(again.getAttribute("href")).toBe("/auth/ForgotPassword?for=activation");
});

test("a dead link leads to another one only where the service can send it", async () => {
  await openSignIn("?activation=token&a=code", {
    signInFactsQuery: () => ({ viewer: null, features: { emailTopLevelLength: 4, passwordReset: false } }),
    useActivateAccountMutation: () => error("NotFoundError", "dead"),
  });
  await screen.findByRole("alert");
  await screen.findByRole("button", { name: "Sign In" });
  expect(screen.queryByRole("link", { name: "Send it again" })).toBeNull();
});

test("a broken link says so without asking the gateway", async () => {
  const { sent } = await openSignIn("?a=code");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "This activation link is not valid or has expired.",
  );
  expect(calls(sent)).toEqual([]);
});

test("after a failure that may pass the same link can be tried again", async () => {
  const results = [new RequestError("unreachable", "offline"), success()];
  const { sent } = await openSignIn("?activation=token&a=code", {
    useActivateAccountMutation: () => results.shift() ?? {},
  });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We could not reach the service. Try again.",
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(await screen.findByText(/^Your Email is Verified/)).toBeTruthy();
  expect(calls(sent)).toHaveLength(2);
});

const signedIn: Gateway = {
  signInFactsQuery: () => ({ ...nobody, viewer: { kind: "OWNER", nextStep: "HOME" } }),
};

test("somebody who is signed in already goes on", async () => {
  const { address } = await openSignIn("", signedIn);
  await waitFor(() => expect(address()).toBe("/master/ViewSeller"));
});

test("somebody who is signed in already still reads the answer to an activation link", async () => {
  const { address } = await openSignIn("?activation=token&a=code", signedIn);
  expect(await screen.findByText(/^Your Email is Verified/)).toBeTruthy();
  expect(address()).toBe("/auth/login");
});

test.each([true, false])(
  "a forgotten password is helped with only when the service can: %s",
  async (passwordReset) => {
    await openSignIn("", { signInFactsQuery: () => ({ viewer: null, features: { passwordReset } }) });
    const links = () =>
      screen
        .queryAllByRole("link", { name: "Forgot your password?" })
        .map((link) => link.getAttribute("href"));
    await waitFor(() => expect(links()).toEqual(passwordReset ? ["/auth/ForgotPassword"] : []));
  },
);
