import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith, startFaultyService } from "../../test/doubles/faultyService.ts";
import type { FaultyService } from "../../test/doubles/faultyService.ts";
import type { RestService } from "./service.ts";
import { bindingOf, connectTo, failureOf } from "../../test/doubles/testedService.ts";

let upstream: FaultyService;
let service: RestService;

beforeEach(async () => {
  upstream = await startFaultyService();
  service = connectTo(upstream.baseUrl);
});

afterEach(async () => {
  await service.close();
  await upstream.close();
});

test("a read sends the service's headers, its token and the filled path, and nothing of the caller", async () => {
  upstream.behave((_, response) =>
    respondWith(response, 200, [{ brand_id: 7 }], { "x-total-count": "61", etag: '"a"' }),
  );
  const client = service.bind(bindingOf({ actor: () => "owner:12" }));
  const reply = await client.get({
    template: "/v1/companyBrand/{id}",
    params: { id: "a b" },
    query: { q: "ä&b", limit: undefined },
  });
  expect(reply).toEqual({ status: 200, body: [{ brand_id: 7 }], totalCount: 61, etag: '"a"' });
  expect(upstream.calls).toHaveLength(1);
  const [call] = upstream.calls;
  expect(call?.url).toBe("/v1/companyBrand/a%20b?q=%C3%A4%26b");
  expect(call?.headers).toMatchObject({
    "x-api-key": "key-1",
    "x-api-version": "1",
    authorization: "Bearer token-1",
    accept: "application/json",
  });
  expect(call?.headers["x-actor"]).toBeUndefined();
  expect(upstream.logins.map(({ body, headers }) => [body, headers.authorization])).toEqual([
    ['{"username":"gateway","password":"service-password"}', undefined],
  ]);
  expect(client.trace).toEqual([
    {
      method: "GET",
      template: "/v1/companyBrand/{id}",
      status: 200,
      milliseconds: expect.any(Number),
      via: "network",
    },
  ]);
});

test("an answer that has held is frozen all the way down, because others may hold it too", async () => {
  upstream.behave((request, response) => {
    if (request.headers["if-none-match"] === '"v1"') respondWith(response, 304, undefined, { etag: '"v1"' });
    else respondWith(response, 200, { list: [{ deep: { value: 1 } }] }, { etag: '"v1"' });
  });
  const client = service.bind(bindingOf());
  const first = await client.get({ template: "/v1/x" });
  const { body } = await client.get({ template: "/v1/x" });
  expect(body).toEqual(first.body);
  const list: unknown = Reflect.get(Object(body), "list");
  expect(Object.isFrozen(body)).toBe(true);
  expect(Object.isFrozen(list)).toBe(true);
  expect(Array.isArray(list) && Object.isFrozen(list[0]) && Object.isFrozen(list[0].deep)).toBe(true);
});

test("a second read asks whether it has changed, and uses what it has when not", async () => {
  upstream.behave((request, response) => {
    if (request.headers["if-none-match"] === '"v1"') respondWith(response, 304, undefined, { etag: '"v1"' });
    else respondWith(response, 200, [1, 2], { etag: '"v1"', "x-total-count": "2" });
  });
  const client = service.bind(bindingOf());
  const first = await client.get({ template: "/v1/l1CategoryPO" });
  const second = await client.get({ template: "/v1/l1CategoryPO" });
  const third = await client.get({ template: "/v1/l1CategoryPO" });
  const other = await client.get({ template: "/v1/l1CategoryPO", query: { limit: "5" } });
  expect(second).toEqual(first);
  expect(third).toBe(second);
  expect(other).toEqual(first);
  expect(upstream.calls.map((call) => call.headers["if-none-match"])).toEqual([
    undefined,
    '"v1"',
    '"v1"',
    undefined,
  ]);
  expect(client.trace.map((call) => [call.status, call.via])).toEqual([
    [200, "network"],
    [304, "revalidated"],
    [304, "revalidated"],
    [200, "network"],
  ]);
});

test("what is read once is read anew, and nothing is kept of it", async () => {
  upstream.behave((_request, response) => respondWith(response, 200, [1, 2], { etag: '"v1"' }));
  const client = service.bind(bindingOf());
  const read = { template: "/v1/l1CategoryPO", isReadOnce: true };
  const first = await client.get(read);
  expect(await client.get(read)).not.toBe(first);
  await client.get({ template: read.template });
  expect(upstream.calls.map((call) => call.headers["if-none-match"])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the total of an unchanged page is the one of now", async () => {
  let total = 2;
  upstream.behave((request, response) => {
    const headers = { etag: '"v1"', "x-total-count": String(total) };
    if (request.headers["if-none-match"] === '"v1"') respondWith(response, 304, undefined, headers);
    else respondWith(response, 200, [1, 2], headers);
  });
  const client = service.bind(bindingOf());
  const first = await client.get({ template: "/v1/l1CategoryPO" });
  total = 7;
  const second = await client.get({ template: "/v1/l1CategoryPO" });
  expect([first.totalCount, second.totalCount]).toEqual([2, 7]);
  expect(second.body).toEqual(first.body);
});

test("equal reads at the same time are one call, for all requests together", async () => {
  const waiting: (() => void)[] = [];
  upstream.behave((_, response) => {
    waiting.push(() => respondWith(response, 200, { n: 1 }));
  });
  const clients = Array.from({ length: 5 }, () => service.bind(bindingOf()));
  const reads = clients.map((client) => client.get({ template: "/v1/country" }));
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  const responses = await Promise.all(reads);
  expect(new Set(responses).size).toBe(1);
  expect(upstream.calls).toHaveLength(1);
  expect(clients.map((client) => client.trace.map((call) => call.via))).toEqual([
    ["network"],
    ["shared"],
    ["shared"],
    ["shared"],
    ["shared"],
  ]);
});

test("a read after a write does not join a call from before it", async () => {
  const held: (() => void)[] = [];
  let name = "old";
  upstream.behave((request, response) => {
    const now = name;
    if (request.method === "PUT") {
      name = "new";
      respondWith(response, 200, {});
    } else if (held.length === 0) held.push(() => respondWith(response, 200, { name: now }));
    else respondWith(response, 200, { name: now });
  });
  const client = service.bind(bindingOf());
  const before = client.get({ template: "/v1/companyPO/{id}", params: { id: "1" } });
  await expect.poll(() => held.length).toBe(1);
  await client.send({ method: "PUT", template: "/v1/companyPO/{id}", params: { id: "1" }, body: {} });
  const after = await client.get({ template: "/v1/companyPO/{id}", params: { id: "1" } });
  held[0]?.();
  expect(after.body).toEqual({ name: "new" });
  expect((await before).body).toEqual({ name: "old" });
});

test("one caller leaving does not take the answer from the others; the last one ends the call", async () => {
  const sockets: { destroyed: boolean }[] = [];
  const responses: (() => void)[] = [];
  upstream.behave((request, response) => {
    sockets.push(request.socket);
    responses.push(() => respondWith(response, 200, { n: 1 }));
  });
  const [leaver, stayer] = [new AbortController(), new AbortController()];
  const left = service.bind(bindingOf({ signal: leaver.signal })).get({ template: "/v1/x" });
  const stayed = service.bind(bindingOf({ signal: stayer.signal })).get({ template: "/v1/x" });
  await expect.poll(() => responses.length).toBe(1);
  leaver.abort();
  expect(await failureOf(left)).toMatchObject({ kind: "unavailable", outcome: "not-applied" });
  responses[0]?.();
  expect((await stayed).body).toEqual({ n: 1 });

  const alone = new AbortController();
  const last = service.bind(bindingOf({ signal: alone.signal })).get({ template: "/v1/y" });
  await expect.poll(() => sockets.length).toBe(2);
  alone.abort();
  expect(await failureOf(last)).toMatchObject({ kind: "unavailable" });
  await expect.poll(() => sockets[1]?.destroyed).toBe(true);
});

test("a value that would change the call is refused before anything is sent", async () => {
  const client = service.bind(bindingOf());
  for (const id of ["", ".", "..", "%2e%2E", "a/b", "a\\b", "%2F", "a\u0000", "a\n", "\uD800"]) {
    const failure = await failureOf(client.get({ template: "/v1/companyPO/{id}", params: { id } }));
    expect(failure).toEqual({
      kind: "invalid",
      message: "This value cannot be part of an address.",
      outcome: "not-applied",
    });
  }
  expect(upstream.calls).toHaveLength(0);
  expect(upstream.logins).toHaveLength(0);
});
