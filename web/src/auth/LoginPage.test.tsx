import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../test/eventually.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./signInFacts.ts";

const routes: RouteObject[] = [
  { path: "auth/login", lazy: () => import("./LoginPage.tsx") },
  { path: "*", element: <h1>Inside</h1> },
];
const features = { emailTopLevelLength: 4, passwordReset: false };
const success = (kind = "OWNER", nextStep = "HOME") => ({
  signIn: { __typename: "SignInSuccess", viewer: { kind, nextStep, email: "owner@verdant.test" } },
});
const open = (gateway: Gateway = {}, address = "/auth/login") =>
  openConsole(routes, address, { signInFactsQuery: () => ({ viewer: null, features }), ...gateway });

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const type = (name: string, text: string) =>
  act(async () => fireEvent.change(field(name), { target: { value: text } }));
const signIn = () =>
  act(async () => {
    const form = field("email").form;
    if (form) fireEvent.submit(form);
  });
const problems = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((found) => found.textContent);

test("the card of the document", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Admin Sign In");
  expect(screen.getByRole("checkbox", { name: "Remember me" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
  expect([field("email").autocomplete, field("password").autocomplete]).toEqual([
    "username",
    "current-password",
  ]);
});

test("messages come with the first attempt and then follow what is typed", async () => {
  await open();
  await type("email", "owner");
  expect(problems()).toEqual([]);
  await signIn();
  expect(problems()).toEqual(["Email is Invalid", "Password is required"]);
  await type("email", "owner@verdant.test");
  expect(problems()).toEqual(["Password is required"]);
  await type("email", "");
  expect(problems()).toEqual(["Email address is required", "Password is required"]);
});

test.each([
  [4, ["Email is Invalid", "Password is required"]],
  [24, ["Password is required"]],
])("an ending of five letters, where %i are allowed", async (emailTopLevelLength, said) => {
  await open({ signInFactsQuery: () => ({ viewer: null, features: { ...features, emailTopLevelLength } }) });
  await type("email", "owner@verdant.store");
  await signIn();
  await eventually(() => expect(problems()).toEqual(said));
});

test("the address is lowercased and trimmed while typing; Remember me is sent", async () => {
  const { sent } = await open({ useSignInMutation: () => success() });
  await type("email", " Owner@Verdant.TEST ");
  expect(field("email").value).toBe("owner@verdant.test");
  await type("password", " secret ");
  await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: "Remember me" })));
  await signIn();
  expect(sent.at(-1)?.variables["input"]).toEqual({
    email: "owner@verdant.test",
    password: " secret ",
    rememberMe: true,
  });
});

test("what the server says stands above the form, and what was typed stays", async () => {
  await open({
    useSignInMutation: () => ({
      signIn: {
        __typename: "UnauthenticatedError",
        __isError: "UnauthenticatedError",
        message: "Invalid email or password.",
      },
    }),
  });
  await type("email", "owner@verdant.test");
  await type("password", "wrong");
  await signIn();
  expect(screen.getByText("Invalid email or password.")).toBeDefined();
  expect(field("password").value).toBe("wrong");
});

test("a service out of reach is said in the same place", async () => {
  await open({ useSignInMutation: () => new RequestError("unreachable", "offline") });
  await type("email", "owner@verdant.test");
  await type("password", "secret");
  await signIn();
  expect(screen.getByText("We could not reach the service. Try again.")).toBeDefined();
});

test.each([
  ["/auth/login", "SELLER", "HOME", "/master/ViewProduct"],
  ["/auth/login", "OWNER", "CHANGE_PASSWORD", "/auth/ChangePassword"],
  ["/auth/login?next=%2Fmaster%2FViewCategory2%3Fpage%3D2", "OWNER", "HOME", "/master/ViewCategory2?page=2"],
  ["/auth/login?next=https%3A%2F%2Fevil.example", "OWNER", "HOME", "/master/ViewSeller"],
])("from %s, %s with %s goes to %s", async (from, kind, nextStep, to) => {
  const { address } = await open({ useSignInMutation: () => success(kind, nextStep) }, from);
  await type("email", "owner@verdant.test");
  await type("password", "secret");
  await signIn();
  expect(address()).toBe(to);
});

test("who is signed in already goes on at once", async () => {
  const { address } = await open({
    signInFactsQuery: () => ({ viewer: { kind: "SELLER", nextStep: "HOME" }, features }),
  });
  await eventually(() => expect(address()).toBe("/master/ViewProduct"));
});

test("who signs in before it is known that somebody is signed in already goes on once", async () => {
  const facts = Promise.withResolvers<Record<string, unknown>>();
  const arrival = Promise.withResolvers<null>();
  let loads = 0;
  const products: RouteObject = {
    path: "master/ViewProduct",
    element: <h1>Products</h1>,
    loader: () => {
      loads += 1;
      return arrival.promise;
    },
  };
  const { address } = await openConsole([products, ...routes], "/auth/login", {
    signInFactsQuery: () => facts.promise,
    useSignInMutation: () => success("SELLER"),
  });
  await type("email", "seller@verdant.test");
  await type("password", "secret");
  await signIn();
  expect(loads).toBe(1);
  await act(async () => facts.resolve({ viewer: { kind: "SELLER", nextStep: "HOME" }, features }));
  await act(async () => arrival.resolve(null));
  await eventually(() => expect(address()).toBe("/master/ViewProduct"));
  expect(loads).toBe(1);
});

test("the characters of the password can be shown", async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show password" })));
  expect(field("password").type).toBe("text");
});

test("somebody with a second step types a code; a wrong one is said, and the right one goes on", async () => {
  const results: object[] = [
    {
      __typename: "ValidationError",
      __isError: "ValidationError",
      message: "The code is incorrect",
      issues: [{ path: ["code"], message: "The code is incorrect", code: "SIGN_IN_CODE_WRONG", params: [] }],
    },
    { ...success("SELLER").signIn, __typename: "ConfirmSignInSuccess" },
  ];
  const { sent, address } = await open({
    useSignInMutation: () => ({ signIn: { __typename: "TwoStepRequired", token: "half" } }),
    useSignInConfirmMutation: () => ({ confirmSignIn: results.shift() }),
  });
  await type("email", "owner@verdant.test");
  await type("password", "secret");
  await signIn();
  const code = await screen.findByRole("textbox", { name: /Code/ });
  expect(field("code").autocomplete).toBe("one-time-code");
  await waitFor(() => expect(document.activeElement).toBe(code));
  await type("code", "000000");
  const send = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Sign In" })));
  await send();
  expect(problems()).toEqual(["The code is incorrect"]);
  await type("code", "123456");
  await send();
  expect(sent.at(-1)?.variables["input"]).toEqual({ token: "half", code: "123456" });
  expect(address()).toBe("/master/ViewProduct");
});

test("whoever took the wrong account goes back to e-mail and password", async () => {
  await open({ useSignInMutation: () => ({ signIn: { __typename: "TwoStepRequired", token: "half" } }) });
  await type("email", "owner@verdant.test");
  await type("password", "secret");
  await signIn();
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Use another account" })));
  expect(field("email").value).toBe("owner@verdant.test");
  expect(field("password").value).toBe("");
});
