import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import type { Caller } from "../../test/harness/caller.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";
import { tokenRoutes } from "../../test/doubles/stubTokens.ts";
import { signInRoute, stubOwner, trySignIn, viewerName, type StubUser } from "../../test/doubles/stubUser.ts";

const create = `mutation ($input: AddApiTokenInput!) {
  addApiToken(input: $input) {
    __typename
    ... on AddApiTokenSuccess {
      secret
      apiToken { id name prefix permissions createdAt expiresAt lastUsedAt }
      apiTokenEdge { cursor node { id } }
    }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`;
const revoke = `mutation ($id: ID!) {
  revokeApiToken(input: { id: $id }) { __typename ... on RevokeApiTokenSuccess { deletedId } }
}`;
const created = v.object({
  addApiToken: v.object({ secret: v.string(), apiToken: v.looseObject({ id: v.string() }) }),
});

let service: StubService;
let gateway: TestGateway;
let user: StubUser;
let tokens: Map<string, object>;

async function open(
  environment: Readonly<Record<string, string>> = {},
  routes: StubRoutes = {},
): Promise<Caller> {
  user = stubOwner();
  tokens = new Map();
  service = await startStubService({ ...signInRoute(user), ...tokenRoutes(user, tokens), ...routes });
  gateway = await startTestGateway(service.url, environment);
  const caller = gateway.caller();
  await trySignIn(caller, user.password);
  service.calls.length = 0;
  return caller;
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const wish = { name: " Warehouse sync ", permissions: ["PRODUCT_UPDATE"], expiresAt: inAWeek };

async function make(caller: Caller, change: object = {}): Promise<{ secret: string; id: string }> {
  const { data } = await caller.send(create, { input: { ...wish, ...change } });
  const { secret, apiToken } = v.parse(created, data).addApiToken;
  return { secret, id: apiToken.id };
}

/** A program: no cookies, no origin, a token. */
function program(secret: string): (query: string, variables?: object) => Promise<Response> {
  return (query, variables = {}) =>
    fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query, variables }),
    });
}

const whoAmI = "{ viewer { name permissions } }";

test("the secret is shown once, and the service gets its hash and its beginning", async () => {
  const caller = await open();
  const { data, text } = await caller.send(create, { input: wish });
  const { secret } = v.parse(created, data).addApiToken;
  expect(secret).toMatch(/^bo_[A-Za-z0-9_-]{43}$/);
  expect(data).toMatchObject({
    addApiToken: {
      __typename: "AddApiTokenSuccess",
      apiToken: {
        name: "Warehouse sync",
        prefix: secret.slice(0, 11),
        permissions: ["PRODUCT_UPDATE"],
        expiresAt: inAWeek,
        lastUsedAt: null,
      },
    },
  });
  expect(text.split(secret)).toHaveLength(2);
  expect(service.called()).toEqual(["POST /v1/apiToken"]);
  expect(service.calls[0]?.body).toEqual({
    token_name: "Warehouse sync",
    token_prefix: secret.slice(0, 11),
    token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    permissions: ["PRODUCT_UPDATE"],
    expires_at: inAWeek,
    user_po_id: 10,
    company_po_id: 1,
  });
  expect(JSON.stringify(service.calls)).not.toContain(secret);
  const listed = await caller.send("{ viewer { apiTokens { totalCount edges { node { name prefix } } } } }");
  expect(listed.data).toEqual({
    viewer: {
      apiTokens: {
        totalCount: 1,
        edges: [{ node: { name: "Warehouse sync", prefix: secret.slice(0, 11) } }],
      },
    },
  });
});

test.each([
  [{ name: " " }, "name", "Name is required"],
  [
    { permissions: ["API_TOKEN_CREATE"] },
    "permissions",
    "A token cannot have a permission that you do not have",
  ],
  [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt", "Must be in the future"],
  [{ expiresAt: "2099-01-01T00:00:00Z" }, "expiresAt", "Must be within one year"],
])("%o is refused", async (change, field, message) => {
  const caller = await open();
  expect((await caller.send(create, { input: { ...wish, ...change } })).data).toMatchObject({
    addApiToken: { issues: [{ path: [field], message }] },
  });
  expect(service.called()).toEqual([]);
});

test("a token acts for its user, within its permissions", async () => {
  const call = program((await make(await open())).secret);
  const response = await call(whoAmI);
  expect(await response.json()).toMatchObject({
    data: { viewer: { name: "Verdant", permissions: ["PRODUCT_UPDATE"] } },
  });
  const denied = await call(
    'mutation { addCategory(input: { level: 1, name: "a", description: "b", order: 1 }) { __typename } }',
  );
  expect(await denied.json()).toMatchObject({ data: { addCategory: { __typename: "ForbiddenError" } } });
});

test("a token makes no tokens, sees none, and neither sees nor ends sessions", async () => {
  const caller = await open();
  const { secret, id } = await make(caller, { permissions: ["PRODUCT_UPDATE", "SELLER_READ"] });
  const call = program(secret);
  const denied = [
    `mutation { addApiToken(input: { name: "a", permissions: [], expiresAt: "${inAWeek}" }) { __typename } }`,
    `mutation { revokeApiToken(input: { id: "${id}" }) { __typename } }`,
    "mutation { signOutEverywhere { __typename } }",
    'mutation { endSession(input: { id: "x" }) { __typename } }',
    'mutation { changePassword(input: { newPassword: "a", confirmPassword: "b" }) { __typename } }',
  ];
  for (const document of denied) expect(await (await call(document)).text()).toContain("ForbiddenError");
  expect(await (await call("{ viewer { sessions { id } apiTokens { totalCount } } }")).json()).toMatchObject({
    data: { viewer: { sessions: [], apiTokens: { totalCount: 0 } } },
  });
  expect(await (await call(`{ node(id: "${id}") { id } }`)).json()).toMatchObject({ data: { node: null } });
  expect(await viewerName(caller)).toBe("Verdant");
});

test("signing in or out with a token changes nothing and sets no cookie", async () => {
  const call = program((await make(await open())).secret);
  for (const document of [
    `mutation { signIn(input: { email: "owner@verdant.test", password: "${user.password}" }) { __typename } }`,
    "mutation { signOut { __typename } }",
  ]) {
    const response = await call(document);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain("FORBIDDEN");
  }
});

test("a revoked token is worth nothing from the next request on", async () => {
  const caller = await open();
  const { secret, id } = await make(caller);
  const call = program(secret);
  expect((await call(whoAmI)).status).toBe(200);
  expect((await caller.send(revoke, { id })).data).toEqual({
    revokeApiToken: { __typename: "RevokeApiTokenSuccess", deletedId: id },
  });
  expect((await call(whoAmI)).status).toBe(401);
});

test("a disabled user's token is worth nothing, and one whose rights have shrunk has fewer", async () => {
  const call = program((await make(await open())).secret);
  user.record["primary_login"] = false;
  user.record["pw_changed"] = false;
  expect(await (await call(whoAmI)).json()).toMatchObject({ data: { viewer: { permissions: [] } } });
});

test("malformed, unknown and expired tokens get the same answer", async () => {
  const caller = await open();
  const { secret } = await make(caller);
  for (const [hash, token] of tokens) tokens.set(hash, { ...token, expires_at: "2026-01-01T00:00:00.000Z" });
  const responses = new Set<string>();
  for (const bearer of [secret, `bo_${"A".repeat(43)}`, "bo_short", "", "a b"]) {
    const response = await program(bearer)(whoAmI);
    responses.add(`${response.status} ${response.headers.get("www-authenticate")} ${await response.text()}`);
  }
  expect([...responses]).toEqual([
    '401 Bearer {"errors":[{"message":"This token is not valid.","extensions":{"code":"UNAUTHENTICATED"}}]}',
  ]);
});

test("a token together with a session's cookie is refused, and the session stays", async () => {
  const caller = await open();
  const { secret } = await make(caller);
  const response = await caller.send(whoAmI, {}, { authorization: `Bearer ${secret}` });
  expect(response.status).toBe(400);
  expect(response.errors).toMatchObject([{ extensions: { code: "TWO_IDENTITIES" } }]);
  expect(await viewerName(caller)).toBe("Verdant");
});

test("guessing tokens is stopped after thirty", async () => {
  await open();
  const call = program(`bo_${"B".repeat(43)}`);
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await call(whoAmI)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test("a service that does not answer is no reason to call a token bad", async () => {
  const { secret } = await make(
    await open({}, { "GET /v1/apiToken/hash/{hash}": () => ({ status: 503, body: null }) }),
  );
  const response = await program(secret)(whoAmI);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});

test("every answer says what is left, and a token that has spent it all waits", async () => {
  const call = program((await make(await open({ TOKEN_POINTS_PER_MINUTE: "6" }))).secret);
  const seen = [];
  for (let count = 0; count < 4; count += 1) {
    // One for the request, and the viewer is one record.
    const response = await call("{ viewer { name company { name } } }");
    seen.push([
      response.status,
      response.headers.get("x-ratelimit-limit"),
      response.headers.get("x-ratelimit-remaining"),
      response.headers.has("retry-after"),
    ]);
    expect(Number(response.headers.get("x-ratelimit-reset"))).toBeGreaterThan(0);
  }
  expect(seen).toEqual([
    [200, "6", "4", false],
    [200, "6", "2", false],
    [200, "6", "0", false],
    [429, "6", "0", true],
  ]);
});

test("what an operation costs is refused before it runs", async () => {
  const call = program((await make(await open({ TOKEN_POINTS_PER_MINUTE: "50" }))).secret);
  service.calls.length = 0;
  const response = await call("{ viewer { brands(first: 100) { edges { node { name } } } } }");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).not.toBeNull();
  expect(service.called()).toEqual([expect.stringContaining("GET /v1/apiToken/hash/")]);
});
