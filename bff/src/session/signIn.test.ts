import { expect, test } from "vitest";
import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

const document = `
  mutation ($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInSuccess { viewer { kind name email permissions } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
      ... on RateLimitedError { retryAfterSeconds }
      ... on UnavailableError { outcome }
    }
  }`;

const record = {
  user_po_id: 10,
  company_po_id: 1,
  business_name: "Verdant",
  pw_changed: "true",
  primary_login: true,
  signup_process_over: 1,
  signup_page1_over: true,
  signup_page2_over: true,
  signup_page6_over: false,
};

function service(respond: () => unknown): FakeRest {
  return createFakeRest({ writes: { "POST /signin": respond } });
}

async function signIn(context: Context, input: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await run(context, document, { input });
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "signIn");
}

const credentials = { email: " Owner@Verdant.test ", password: "right", rememberMe: true };

test("the first record of the answer is the user, and the session is theirs", async () => {
  const rest = service(() => [record, { ...record, user_po_id: 99 }]);
  const context = createFakeContext(rest, null);
  expect(await signIn(context, credentials)).toMatchObject({
    __typename: "SignInSuccess",
    viewer: { kind: "OWNER", name: "Verdant", email: "owner@verdant.test" },
  });
  expect(rest.calls).toMatchObject([
    { method: "POST", template: "/signin", body: { email: "owner@verdant.test", pw: "right" } },
    { method: "POST", template: "/v1/accountDevice/account/{id}", params: { id: "10" } },
  ]);
  expect(context.session.current).toMatchObject({
    rememberMe: true,
    user: {
      kind: "owner",
      userId: "10",
      companyId: "1",
      sellerId: null,
      passwordChanged: true,
      signupOver: true,
      signupPages: { page1: true, page2: true, page6: false },
    },
  });
});

test("a record with a location is a seller's", async () => {
  const { user_po_id: _, ...rest } = record;
  const context = createFakeContext(
    service(() => [{ ...rest, user_seller_id: "12", seller_id: 3 }]),
    null,
  );
  expect(await signIn(context, credentials)).toMatchObject({ viewer: { kind: "SELLER" } });
  expect(context.session.current?.user).toMatchObject({
    kind: "seller",
    userId: "12",
    sellerId: "3",
    companyId: "1",
  });
});

test.each([
  [
    "refused",
    () => {
      throw new RestError("wrong-credentials", "The e-mail address or the password is wrong.");
    },
  ],
  ["an empty list", () => []],
  ["an empty object", () => ({})],
  ["nothing", () => null],
])("wrong and unknown are answered alike: %s", async (_name, respond) => {
  const context = createFakeContext(service(respond), null);
  expect(JSON.stringify(await signIn(context, credentials))).toBe(
    '{"__typename":"UnauthenticatedError","message":"Invalid email or password."}',
  );
  expect(context.session.current).toBeNull();
});

test.each([
  [
    "",
    "",
    [
      ["email", "Email address is required"],
      ["password", "Password is required"],
    ],
  ],
  ["   ", "x", [["email", "Email address is required"]]],
  ["owner", "x", [["email", "Email is Invalid"]]],
  ["owner@verdant", "x", [["email", "Email is Invalid"]]],
  ["owner@verdant.store", "x", [["email", "Email is Invalid"]]],
  ["own er@verdant.test", "x", [["email", "Email is Invalid"]]],
  ["owner@verdant.test", "", [["password", "Password is required"]]],
])("%j with password %j is refused before anything is asked or counted", async (email, password, issues) => {
  const rest = service(() => expect.unreachable());
  const context = createFakeContext(rest, null, { attempt: () => expect.unreachable() });
  expect(await signIn(context, { email, password, rememberMe: false })).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(rest.calls).toEqual([]);
});

test("every limit is asked with the address in its one spelling, and a refused attempt does not reach the service", async () => {
  const rest = service(() => expect.unreachable());
  const asked: (readonly string[])[] = [];
  const context = createFakeContext(rest, null, {
    attempt: async (keys) => {
      asked.push(keys);
      return { allowed: false, refusedBy: "any", retryAfterSeconds: 600 };
    },
  });
  expect(await signIn(context, credentials)).toEqual({
    __typename: "RateLimitedError",
    message: "Too many attempts. Try again in 10 minutes.",
    retryAfterSeconds: 600,
  });
  expect(asked).toEqual([
    [
      "account:owner@verdant.test:192.0.2.1",
      "address:192.0.2.1",
      "stranger:owner@verdant.test",
      "day:owner@verdant.test",
    ],
  ]);
  expect(rest.calls).toEqual([]);
});

test("a service that does not answer is said so, in words for people", async () => {
  const context = createFakeContext(
    service(() => {
      throw new RestError("unavailable", "connect ECONNREFUSED");
    }),
    null,
  );
  expect(await signIn(context, credentials)).toEqual({
    __typename: "UnavailableError",
    message: "We could not reach the service. Try again.",
    outcome: "NOT_APPLIED",
  });
});

test("a user without an id, or half a seller, is nobody", async () => {
  for (const bad of [
    { ...record, user_po_id: null },
    { ...record, seller_id: 3 },
    { ...record, company_po_id: null },
  ]) {
    const context = createFakeContext(
      service(() => [bad]),
      null,
    );
    expect(await signIn(context, credentials)).toMatchObject({ __typename: "UnavailableError" });
    expect(context.session.current).toBeNull();
  }
});

const signOut =
  "mutation { signOut { __typename ... on SignOutSuccess { signedOut } ... on UnavailableError { outcome } } }";

test("signing out ends the session, and may be repeated", async () => {
  const context = createFakeContext(createFakeRest(), owner);
  expect((await run(context, signOut)).data).toEqual({
    signOut: { __typename: "SignOutSuccess", signedOut: true },
  });
  expect(context.session.current).toBeNull();
  expect((await run(context, signOut)).data).toEqual({
    signOut: { __typename: "SignOutSuccess", signedOut: false },
  });
});

test("a session that could not be ended is not called ended", async () => {
  const context = createFakeContext(createFakeRest(), owner);
  context.session.end = () => Promise.reject(new Error("redis is down"));
  expect((await run(context, signOut)).data).toEqual({
    signOut: { __typename: "UnavailableError", outcome: "NOT_APPLIED" },
  });
});
