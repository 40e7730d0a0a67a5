import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn, viewerName } from "../../test/doubles/stubUser.ts";

const request = `mutation ($email: String!) {
  requestPasswordReset(input: { email: $email }) {
    __typename
    ... on RequestPasswordResetSuccess { email }
    ... on Error { message }
  }
}`;
const reset = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    __typename
    ... on ResetPasswordSuccess { done }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`;

let service: StubService;
let gateway: TestGateway;
const user = stubOwner();

async function open(routes: StubRoutes = {}): Promise<void> {
  service = await startStubService({
    ...signInRoute(user),
    "POST /v1/passwordReset/request": () => ({ status: 202, body: {} }),
    "POST /v1/passwordReset": () => ({ body: [{ user_po_id: 10, company_po_id: 1 }] }),
    ...routes,
  });
  gateway = await startTestGateway(service.url, { TRUST_PROXY: "on" });
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

test("a request is passed on, and answered alike whether the address is known or not", async () => {
  await open();
  const caller = gateway.caller();
  const known = await caller.send(request, { email: " Owner@Verdant.test" });
  const unknown = await caller.send(request, { email: "nobody@verdant.test" });
  expect(known.text).toBe(unknown.text.replace("nobody@", "owner@"));
  expect(known.data).toEqual({
    requestPasswordReset: { __typename: "RequestPasswordResetSuccess", email: "owner@verdant.test" },
  });
  expect(service.calls.map(({ path, body }) => [path, body])).toEqual([
    ["/v1/passwordReset/request", { email: "owner@verdant.test" }],
    ["/v1/passwordReset/request", { email: "nobody@verdant.test" }],
  ]);
});

test("one mailbox gets three mails an hour, and the fourth request looks like the others", async () => {
  await open();
  const responses = new Set<string>();
  for (let count = 0; count < 4; count += 1) {
    responses.add((await gateway.caller().send(request, { email: "owner@verdant.test" })).text);
  }
  expect(responses.size).toBe(1);
  expect(service.calls).toHaveLength(3);
});

test("one address asks ten times in a quarter of an hour", async () => {
  await open();
  const responses = [];
  for (let count = 0; count < 11; count += 1) {
    responses.push((await gateway.caller().send(request, { email: `a${count}@verdant.test` })).text);
  }
  expect(responses.filter((text) => text.includes("RateLimitedError"))).toHaveLength(1);
});

test("a service without the call says so for every address", async () => {
  await open({ "POST /v1/passwordReset/request": () => ({ status: 404, body: { message: "Cannot POST" } }) });
  expect((await gateway.caller().send(request, { email: "owner@verdant.test" })).data).toMatchObject({
    requestPasswordReset: { __typename: "UnavailableError" },
  });
});

const fresh = { token: "token-1", newPassword: "my dog eats 3 pies", confirmPassword: "my dog eats 3 pies" };

test("a reset sends the new password and ends every session of its user, and of nobody else", async () => {
  await open();
  const signedIn = [gateway.caller(), gateway.caller()];
  for (const caller of signedIn) await trySignIn(caller, user.password);
  expect((await gateway.caller().send(reset, { input: fresh })).data).toEqual({
    resetPassword: { __typename: "ResetPasswordSuccess", done: true },
  });
  expect(service.calls.at(-1)?.body).toEqual({
    token: "token-1",
    pw: fresh.newPassword,
    cpw: fresh.newPassword,
  });
  expect(await Promise.all(signedIn.map(viewerName))).toEqual([null, null]);
});

test("a reset lifts what strangers' guesses have shut, and the browser is known from then on", async () => {
  await open({
    "POST /v1/passwordReset": () => ({
      body: [{ user_po_id: 10, company_po_id: 1, email_id: "Owner@verdant.test" }],
    }),
  });
  const from = (address: string) => gateway.caller({ "x-forwarded-for": address });
  const guessFromMany = async (): Promise<void> => {
    for (let index = 0; index < 30; index += 1) await trySignIn(from(`10.0.0.${index}`), "guess");
  };
  await guessFromMany();
  const owner = from("203.0.113.9");
  expect(await trySignIn(owner, user.password)).toBe("RateLimitedError");
  await owner.send(reset, { input: fresh });
  expect(await trySignIn(owner, user.password)).toBe("SignInSuccess");
  // Others may guess again now, and shut out those who come from elsewhere, but not this browser.
  await guessFromMany();
  expect(await trySignIn(from("203.0.113.10"), user.password)).toBe("RateLimitedError");
  const travelling = from("203.0.113.10");
  travelling.takeCookiesOf(owner);
  expect(await trySignIn(travelling, user.password)).toBe("SignInSuccess");
});

test("a reset of an account that its own network is shut out of opens it there", async () => {
  await open({
    "POST /v1/passwordReset": () => ({
      body: [{ user_po_id: 10, company_po_id: 1, email_id: "owner@verdant.test" }],
    }),
  });
  const owner = gateway.caller();
  for (let index = 0; index < 5; index += 1) await trySignIn(owner, "guess");
  expect(await trySignIn(owner, user.password)).toBe("RateLimitedError");
  await gateway.caller().send(reset, { input: fresh });
  expect(await trySignIn(owner, user.password)).toBe("SignInSuccess");
});

test("another user's reset ends none of ours", async () => {
  await open({ "POST /v1/passwordReset": () => ({ body: [{ user_seller_id: 10, company_po_id: 1 }] }) });
  const caller = gateway.caller();
  await trySignIn(caller, user.password);
  await gateway.caller().send(reset, { input: fresh });
  expect(await viewerName(caller)).toBe("Verdant");
});

test.each([404, 409, 410, 422])(
  "a link that the service answers with %i is dead, in one sentence",
  async (status) => {
    await open({ "POST /v1/passwordReset": () => ({ status, body: { message: "used by CANARY" } }) });
    const { data, text } = await gateway.caller().send(reset, { input: fresh });
    expect(data).toEqual({
      resetPassword: { __typename: "NotFoundError", message: "This link is not valid or has expired." },
    });
    expect(text).not.toContain("CANARY");
  },
);

test("what is wrong with the password is said beside its field, by us and by the service", async () => {
  await open({
    "POST /v1/passwordReset": () => ({
      status: 400,
      body: { message: "no", fields: { pw: "Must not be your own name or address" } },
    }),
  });
  const responseTo = async (input: object): Promise<unknown> =>
    (await gateway.caller().send(reset, { input: { ...fresh, ...input } })).data;
  expect(await responseTo({ confirmPassword: "other" })).toMatchObject({
    resetPassword: { issues: [{ path: ["confirmPassword"], message: "Password Not Match" }] },
  });
  expect(service.calls).toHaveLength(0);
  expect(await responseTo({})).toMatchObject({
    resetPassword: { issues: [{ path: ["newPassword"], message: "Must not be your own name or address" }] },
  });
});

test("what the installation offers is read from the service once, and missing means no", async () => {
  await open({ "GET /openapi.json": () => ({ body: { paths: { "/v1/passwordReset": { post: {} } } } }) });
  const features = "{ features { passwordReset apiTokens } }";
  for (let count = 0; count < 3; count += 1) {
    expect((await gateway.caller().send(features)).data).toEqual({
      features: { passwordReset: true, apiTokens: false },
    });
  }
  expect(service.called()).toEqual(["GET /openapi.json"]);
});

test("what only the gateway decides costs no call", async () => {
  await open();
  expect((await gateway.caller().send("{ features { emailTopLevelLength } }")).data).toEqual({
    features: { emailTopLevelLength: 4 },
  });
  expect(service.called()).toEqual([]);
});

test("a service that does not describe itself has none of the extras", async () => {
  await open({ "GET /openapi.json": () => ({ status: 404, body: { message: "none" } }) });
  expect((await gateway.caller().send("{ features { passwordReset apiTokens } }")).data).toEqual({
    features: { passwordReset: false, apiTokens: false },
  });
});
