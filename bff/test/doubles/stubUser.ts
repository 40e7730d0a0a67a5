import * as v from "valibot";
import type { Caller } from "../harness/caller.ts";
import type { StubRoutes } from "./stubService.ts";

/** A user of the stub, whose password a test may change. */
export interface StubUser {
  password: string;
  readonly record: Record<string, unknown>;
}

/** The owner of company 1. */
export function stubOwner(change: Readonly<Record<string, unknown>> = {}): StubUser {
  return {
    password: "the old password",
    record: {
      user_po_id: 10,
      company_po_id: 1,
      business_name: "Verdant",
      pw_changed: true,
      primary_login: true,
      signup_process_over: true,
      ...change,
    },
  };
}

const credentials = v.object({ email: v.string(), pw: v.string() });
export const stubEmail = "owner@verdant.test";

/** The sign-in of the stub: one user, and everybody else is answered as the documents say. */
export function signInRoute(user: StubUser): StubRoutes {
  return {
    "POST /signin": ({ body }) => {
      const { email, pw } = v.parse(credentials, body);
      return email === stubEmail && pw === user.password
        ? { body: [user.record] }
        : {
            status: 401,
            body: { statusCode: 401, error: { message: "wrong CANARY" }, message: "wrong CANARY" },
          };
    },
  };
}

const signInDocument = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Error { message } ... on RateLimitedError { retryAfterSeconds } }
}`;
const signInResponse = v.object({ signIn: v.looseObject({ __typename: v.string() }) });

/** Tries to sign in; the name of the type that was answered. */
export async function trySignIn(
  caller: Caller,
  password: string,
  email = stubEmail,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { data } = await caller.send(
    signInDocument,
    { input: { email, password, rememberMe: false } },
    headers,
  );
  return v.parse(signInResponse, data).signIn.__typename;
}

/** Whether somebody is signed in: the name of the viewer, or null. */
export async function viewerName(caller: Pick<Caller, "send">): Promise<string | null> {
  const { data } = await caller.send("{ viewer { name } }");
  return v.parse(v.object({ viewer: v.nullable(v.object({ name: v.string() })) }), data).viewer?.name ?? null;
}
