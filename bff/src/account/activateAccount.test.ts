import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubResponse, type StubService } from "../../test/doubles/stubService.ts";

const activate = `mutation ($input: ActivateAccountInput!) {
  activateAccount(input: $input) {
    __typename
    ... on ActivateAccountSuccess { kind wasActive email passwordToken }
    ... on Error { message }
  }
}`;

const withToken = v.object({ activateAccount: v.object({ passwordToken: v.string() }) });

let service: StubService;
let gateway: TestGateway;

async function open(
  response: StubResponse | (() => StubResponse),
  description: unknown = null,
): Promise<void> {
  const respond = typeof response === "function" ? response : () => response;
  service = await startStubService({
    "POST /v1/companyPO/activation": respond,
    "POST /v1/companySeller/activation": respond,
    "GET /openapi.json": () => (description === null ? { status: 404 } : { body: description }),
  });
  gateway = await startTestGateway(service.url);
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

function use(kind: "OWNER" | "SELLER", activation = "token-CANARY", code = "iv-CANARY") {
  return gateway.caller().send(activate, { input: { kind, activation, code } });
}

test.each([
  ["OWNER", "/v1/companyPO/activation"],
  ["SELLER", "/v1/companySeller/activation"],
] as const)("the link of an account of kind %s is used at %s", async (kind, path) => {
  await open({ body: { message: "Activated" } });
  const { data } = await use(kind, " token-1 ", "code-1");
  expect(data).toEqual({
    activateAccount: {
      __typename: "ActivateAccountSuccess",
      kind,
      wasActive: false,
      email: null,
      passwordToken: null,
    },
  });
  expect(service.calls.map(({ path: called, body }) => [called, body])).toEqual([
    ["/openapi.json", null],
    [path, { activation: "token-1", iv: "code-1" }],
  ]);
});

const described = { paths: { "/v1/companyPO/activation": { post: { properties: { password_token: {} } } } } };

test("where the service takes a secret for the first password, the gateway makes one and hands it on", async () => {
  await open({ body: { email_id: "Asha@Sprig.test", already_active: false } }, described);
  const { data } = await use("OWNER");
  expect(data).toEqual({
    activateAccount: {
      __typename: "ActivateAccountSuccess",
      kind: "OWNER",
      wasActive: false,
      email: "asha@sprig.test",
      passwordToken: expect.stringMatching(/^[\w-]{43}$/),
    },
  });
  expect(service.calls.at(-1)?.body).toMatchObject({
    password_token: v.parse(withToken, data).activateAccount.passwordToken,
  });
});

test("a used link names its account to the browser that used it, and to nobody else", async () => {
  let isUsed = false;
  await open(() => ({ body: { email_id: "asha@sprig.test", already_active: isUsed } }), described);
  const input = { kind: "OWNER", activation: "token", code: "code" };
  const owner = gateway.caller();
  await owner.send(activate, { input });
  isUsed = true;
  const told = { __typename: "ActivateAccountSuccess", kind: "OWNER", wasActive: true, passwordToken: null };
  expect((await owner.send(activate, { input })).data).toEqual({
    activateAccount: { ...told, email: "asha@sprig.test" },
  });
  const stranger = gateway.caller();
  for (let turn = 0; turn < 2; turn += 1) {
    const { data, text } = await stranger.send(activate, { input });
    expect(data).toEqual({ activateAccount: { ...told, email: null } });
    expect(text).not.toContain("sprig");
  }
  expect(stranger.device).toBeUndefined();
});

const dead = {
  activateAccount: {
    __typename: "NotFoundError",
    message: "This activation link is not valid or has expired.",
  },
};

test.each([400, 404, 409, 410, 422])("a link that the service answers with %i is dead", async (status) => {
  await open({ status, body: { message: "used by CANARY", fields: { iv: "wrong CANARY" } } });
  const { data, text } = await use("OWNER");
  expect(data).toEqual(dead);
  expect(text).not.toContain("CANARY");
});

test.each([
  ["", "code"],
  ["token", " "],
  ["t".repeat(1001), "code"],
])("a broken link is dead without a call", async (activation, code) => {
  await open({});
  expect((await use("SELLER", activation, code)).data).toEqual(dead);
  expect(service.calls).toHaveLength(0);
});

test("an outage is told apart from a dead link", async () => {
  await open({ status: 503 });
  expect((await use("OWNER")).data).toMatchObject({ activateAccount: { __typename: "UnavailableError" } });
});

test("links cannot be tried out: the twenty-first attempt of one address is refused", async () => {
  await open({ status: 404 });
  const responses = await Promise.all(Array.from({ length: 21 }, () => use("OWNER")));
  const limited = responses.filter(({ text }) => text.includes("RateLimitedError"));
  expect(limited).toHaveLength(1);
});
