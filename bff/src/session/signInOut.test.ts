import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  demoPassword,
  oneEngine,
  startBackOffice,
  type BackOffice,
  type Caller,
} from "../../test/harness/backOffice.ts";

// Signing in and out, through the real gateway in front of the real service.

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
  });

  afterAll(async () => {
    await office.close();
  });

  test("signIn: whoever knows the password, with one answer for all others", async () => {
    const document =
      "mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { message } ... on SignInSuccess { viewer { name } } } }";
    const attempt = async (caller: Caller, email: string, password: string) =>
      (await caller.send(document, { input: { email, password, rememberMe: false } })).data;
    const wrong = { signIn: { __typename: "UnauthenticatedError", message: "Invalid email or password." } };
    expect(await attempt(office.anonymous, "owner@verdant.test", "wrong")).toEqual(wrong);
    expect(await attempt(office.anonymous, "nobody@verdant.test", demoPassword)).toEqual(wrong);
    expect(await attempt(office.anonymous, "OWNER@verdant.test", demoPassword)).toEqual({
      signIn: { __typename: "SignInSuccess", viewer: { name: "Verdant" } },
    });
  });

  test("signIn: with the twenty-first session of a user the one used longest ago ends, and nobody else's", async () => {
    const callers: Caller[] = [];
    for (let count = 0; count < 21; count += 1) callers.push(await office.signIn("seller@verdant.test"));
    const signedIn = await Promise.all(
      callers.map(async (caller) => (await caller.send("{ viewer { email } }")).data),
    );
    const seller = { viewer: { email: "seller@verdant.test" } };
    expect(signedIn).toEqual([{ viewer: null }, ...Array.from({ length: 20 }, () => seller)]);
    const list = await callers.at(-1)?.send("{ viewer { sessions { current } } }");
    expect(list?.data).toMatchObject({ viewer: { sessions: { length: 20 } } });
    expect((await owner.send("{ viewer { name } }")).data).toEqual({ viewer: { name: "Verdant" } });
  });

  test("signOut: ends the caller's own session and no other", async () => {
    const document = "mutation { signOut { ... on SignOutSuccess { signedOut } } }";
    const leaving = await office.signIn("owner@verdant.test");
    expect((await office.anonymous.send(document)).data).toEqual({ signOut: { signedOut: false } });
    expect((await leaving.send(document)).data).toEqual({ signOut: { signedOut: true } });
    expect((await leaving.send("{ viewer { name } }")).data).toEqual({ viewer: null });
    expect((await owner.send("{ viewer { name } }")).data).toEqual({ viewer: { name: "Verdant" } });
  });
});
