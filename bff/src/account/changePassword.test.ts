import { afterEach, expect, test } from "vitest";
import type { Caller } from "../../test/harness/caller.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn, viewerName, type StubUser } from "../../test/doubles/stubUser.ts";

const document = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    __typename
    ... on ChangePasswordSuccess { viewer { mustChangePassword nextStep permissions } }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`;

let service: StubService;
let gateway: TestGateway;
let user: StubUser;

async function open(
  change: Readonly<Record<string, unknown>> = {},
  routes: StubRoutes = {},
): Promise<Caller> {
  user = stubOwner(change);
  service = await startStubService({
    ...signInRoute(user),
    "POST /v1/companyPO/changepassword": () => ({ body: {} }),
    "POST /v1/companySeller/changepassword": () => ({ body: {} }),
    ...routes,
  });
  gateway = await startTestGateway(service.url);
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  service.calls.length = 0;
  return caller;
}

afterEach(async () => {
  await gateway.close();
  await service.close();
  expect(service.unexpected).toEqual([]);
});

const fresh = { newPassword: "my dog eats 3 pies", confirmPassword: "my dog eats 3 pies" };

test("the first password is changed without being asked for, and then everything may be done", async () => {
  const caller = await open({ pw_changed: false });
  expect((await caller.send("{ viewer { mustChangePassword nextStep permissions } }")).data).toEqual({
    viewer: { mustChangePassword: true, nextStep: "CHANGE_PASSWORD", permissions: [] },
  });
  const { data } = await caller.send(document, { input: fresh });
  expect(data).toMatchObject({
    changePassword: {
      __typename: "ChangePasswordSuccess",
      viewer: { mustChangePassword: false, nextStep: "HOME" },
    },
  });
  expect(service.called()).toEqual(["POST /v1/companyPO/changepassword"]);
  expect(service.calls[0]?.body).toEqual({
    pw: fresh.newPassword,
    cpw: fresh.newPassword,
    pw_changed: true,
    pw_changed_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    user_po_id: 10,
  });
});

test("a seller's password is changed at the sellers' call", async () => {
  const caller = await open({ user_po_id: null, user_seller_id: 12, seller_id: 3, pw_changed: false });
  await caller.send(document, { input: fresh });
  expect(service.calls.map(({ path, body }) => [path, body])).toEqual([
    ["/v1/companySeller/changepassword", expect.objectContaining({ user_seller_id: 12 })],
  ]);
  expect(service.calls[0]?.body).not.toHaveProperty("user_po_id");
});

test("later the current password is asked for, and a wrong one changes nothing", async () => {
  const caller = await open();
  expect((await caller.send(document, { input: fresh })).data).toMatchObject({
    changePassword: { issues: [{ path: ["currentPassword"], message: "Current password is required" }] },
  });
  expect((await caller.send(document, { input: { ...fresh, currentPassword: "wrong" } })).data).toMatchObject(
    {
      changePassword: {
        issues: [{ path: ["currentPassword"], message: "The current password is incorrect" }],
      },
    },
  );
  expect(service.called()).toEqual(["POST /signin"]);
  const right = { ...fresh, currentPassword: user.password };
  expect((await caller.send(document, { input: right })).data).toMatchObject({
    changePassword: { __typename: "ChangePasswordSuccess" },
  });
  expect(service.called()).toEqual(["POST /signin", "POST /signin", "POST /v1/companyPO/changepassword"]);
  expect(service.calls[2]?.body).toMatchObject({ old_pw: user.password });
});

test("wrong current passwords are counted like sign-ins, so a stolen session cannot guess", async () => {
  const caller = await open();
  const responses = [];
  for (let count = 0; count < 7; count += 1) {
    responses.push(
      (await caller.send(document, { input: { ...fresh, currentPassword: `wrong ${count}` } })).text,
    );
  }
  expect(responses.filter((text) => text.includes("RateLimitedError"))).toHaveLength(2);
  expect(service.called()).toEqual(Array.from({ length: 5 }, () => "POST /signin"));
});

test("the session goes on under a new cookie; the old cookie and all other sessions are dead", async () => {
  const caller = await open();
  const elsewhere = gateway.caller();
  await trySignIn(elsewhere, user.password);
  const thief = gateway.caller();
  thief.takeCookiesOf(caller);
  const before = caller.session;
  await caller.send(document, { input: { ...fresh, currentPassword: user.password } });
  expect(caller.session).not.toBe(before);
  expect(await Promise.all([caller, elsewhere, thief].map(viewerName))).toEqual(["Verdant", null, null]);
});

test.each([
  [
    { newPassword: "", confirmPassword: "" },
    [
      ["newPassword", "Password is required"],
      ["confirmPassword", "Confirm Password is required"],
    ],
  ],
  [{ ...fresh, confirmPassword: "my dog eats 3 pie" }, [["confirmPassword", "Password Not Match"]]],
  [
    { newPassword: "short", confirmPassword: "short" },
    [["newPassword", "Password must have at least 10 characters"]],
  ],
  [
    { newPassword: "verdant gardens 7", confirmPassword: "verdant gardens 7" },
    [["newPassword", "Password must not contain your name, email address or business name"]],
  ],
])("%o is refused without a call", async (input, issues) => {
  const caller = await open({ pw_changed: false });
  expect((await caller.send(document, { input })).data).toMatchObject({
    changePassword: { issues: issues.map(([field, message]) => ({ path: [field], message })) },
  });
  expect(service.called()).toEqual([]);
});

test("what the service has against a password stands beside its field", async () => {
  const caller = await open(
    { pw_changed: false },
    {
      "POST /v1/companyPO/changepassword": () => ({
        status: 400,
        body: { message: "This password is too common", fields: { pw: "This password is too common" } },
      }),
    },
  );
  expect((await caller.send(document, { input: fresh })).data).toMatchObject({
    changePassword: { issues: [{ path: ["newPassword"], message: "This password is too common" }] },
  });
  expect(await viewerName(caller)).toBe("Verdant");
});

test("a stranger is refused before anything is asked", async () => {
  await open();
  expect((await gateway.caller().send(document, { input: fresh })).data).toMatchObject({
    changePassword: { __typename: "UnauthenticatedError" },
  });
  expect(service.called()).toEqual([]);
});
