import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith, startFaultyService } from "../../test/doubles/faultyService.ts";
import type { FaultyService } from "../../test/doubles/faultyService.ts";
import type { RestService } from "./service.ts";
import { bindingOf, connectTo, failureOf } from "../../test/doubles/testedService.ts";

let upstream: FaultyService;
let service: RestService;

beforeEach(async () => {
  upstream = await startFaultyService();
  service = connectTo(upstream.baseUrl, { totalWithin: 500 });
});

afterEach(async () => {
  await service.close();
  await upstream.close();
});

function write(): Promise<unknown> {
  return service
    .bind(bindingOf())
    .send({ method: "POST", template: "/v1/companyBrand", body: { name: "Moss" } });
}

test("a write carries who acts, its key and the state it expects", async () => {
  const client = service.bind(bindingOf({ actor: () => "owner:12" }));
  await client.send({
    method: "PUT",
    template: "/v1/companyBrand/{id}",
    params: { id: "7" },
    body: { name: "Moss" },
    idempotencyKey: "k-1",
    ifMatch: '"v1"',
  });
  expect(upstream.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["PUT", "/v1/companyBrand/7", '{"name":"Moss"}'],
  ]);
  expect(upstream.calls[0]?.headers).toMatchObject({
    "x-actor": "owner:12",
    "idempotency-key": "k-1",
    "if-match": '"v1"',
    "content-type": "application/json",
  });
});

test("the key of somebody unknown is kept apart by where they are, and is the same from there again", async () => {
  const addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.1", null];
  for (const address of addresses) {
    const client = service.bind(bindingOf({ clientAddress: () => address }));
    await client.send({ method: "POST", template: "/v1/companyPO", idempotencyKey: "form-1" });
  }
  const [first, second, again, ours] = upstream.calls.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(again).toBe(first);
  expect(ours, "of the gateway itself").toBe("form-1");
});

test("a key that could smuggle a header is refused before anything is sent", async () => {
  for (const idempotencyKey of ["a\r\nx-evil: 1", "", "k".repeat(256), "schlüssel"]) {
    const call = service.bind(bindingOf()).send({ method: "POST", template: "/v1/x", idempotencyKey });
    expect(await failureOf(call)).toMatchObject({ kind: "invalid", outcome: "not-applied" });
  }
  expect(upstream.calls).toHaveLength(0);
});

test.each([
  [400, "invalid", "Name is taken", "not-applied"],
  [422, "invalid", "Name is taken", "not-applied"],
  [409, "conflict", "Name is taken", "not-applied"],
  [404, "not-found", "There is no such record.", "not-applied"],
  [405, "not-offered", "The service does not offer this.", "not-applied"],
  [501, "not-offered", "The service does not offer this.", "not-applied"],
  [412, "stale", "Somebody else has changed this record in the meantime.", "not-applied"],
  [429, "rate-limited", "Too many requests. Wait a moment and try again.", "not-applied"],
  [403, "unavailable", "The service does not answer at the moment.", "not-applied"],
  [500, "unavailable", "The service does not answer at the moment.", "unknown"],
  [502, "unavailable", "The service does not answer at the moment.", "unknown"],
  [503, "unavailable", "The service does not answer at the moment.", "not-applied"],
  [504, "unavailable", "The service does not answer at the moment.", "unknown"],
  [418, "bad-response", "The service gave an answer we do not understand.", "not-applied"],
])("%i to a write is %s, sent once", async (status, kind, message, outcome) => {
  upstream.behave((_, response) =>
    respondWith(response, status, { statusCode: status, message: "Name is taken" }),
  );
  expect(await failureOf(write())).toEqual({ kind, message, outcome });
  expect(upstream.calls).toHaveLength(1);
});

test("a write whose answer is lost may have happened, and is not sent again", async () => {
  await write();
  upstream.forget();
  upstream.behave((request) => request.socket.resetAndDestroy());
  expect(await failureOf(write())).toMatchObject({ kind: "unavailable", outcome: "unknown" });
  expect(upstream.calls).toHaveLength(1);
});

test("a write that gets no answer in time may have happened", async () => {
  await write();
  upstream.behave(() => {});
  expect(await failureOf(write())).toMatchObject({ kind: "unavailable", outcome: "unknown" });
});

test("a silent service is left after three seconds by a write as by a read, not after all the time there is", async () => {
  await service.close();
  service = connectTo(upstream.baseUrl, { headersWithin: 200, totalWithin: 5_000 });
  await write();
  upstream.behave(() => {});
  const startedAt = performance.now();
  expect(await failureOf(write())).toMatchObject({ kind: "unavailable", outcome: "unknown" });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("a write for which the service asks somebody else has more time, and its silence keeps no other call out", async () => {
  await service.close();
  service = connectTo(upstream.baseUrl, { headersWithin: 200 });
  const ask = () =>
    service.bind(bindingOf()).send({
      method: "POST",
      template: "/v1/companyWebhook/{id}/test",
      params: { id: "1" },
      waitsForOthers: true,
    });
  upstream.behave((_, response) => void setTimeout(() => respondWith(response, 200, { id: 1 }), 350));
  expect(await ask()).toMatchObject({ status: 200 });
  upstream.behave((request, response) => {
    if (!request.url?.endsWith("/test")) respondWith(response, 200, { brand_id: 1 });
  });
  // More than the breaker bears, and all connections that there are for such calls.
  const asked = Array.from({ length: 12 }, () => failureOf(ask()));
  expect(await write()).toMatchObject({ status: 200 });
  const failures = await Promise.all(asked);
  expect(failures).toHaveLength(12);
  for (const failure of failures) expect(failure).toMatchObject({ kind: "unavailable" });
  expect(await write()).toMatchObject({ status: 200 });
});

test("a write that never reached the service has not happened", async () => {
  await upstream.close();
  expect(await failureOf(write())).toMatchObject({ kind: "unavailable", outcome: "not-applied" });
});

test("a write answered with rubbish may have happened", async () => {
  upstream.behave((_, response) => response.end("<html>"));
  expect(await failureOf(write())).toMatchObject({ kind: "bad-response", outcome: "unknown" });
});

test("a caller who leaves does not stop a write that is under way", async () => {
  const caller = new AbortController();
  let finish: (() => void) | undefined;
  upstream.behave((_, response) => {
    finish = () => respondWith(response, 200, { brand_id: 1 });
  });
  const call = service
    .bind(bindingOf({ signal: caller.signal }))
    .send({ method: "POST", template: "/v1/companyBrand", body: {} });
  await expect.poll(() => finish).toBeDefined();
  caller.abort();
  finish?.();
  expect(await call).toMatchObject({ status: 200, body: { brand_id: 1 } });
});

test("field messages are handed on; everything else of an error answer stays here", async () => {
  upstream.behave((_, response) =>
    respondWith(response, 422, {
      message: ["Name is taken", "Logo is missing"],
      fields: { brand_name: "Name is\u0000 taken", "bad key!": "x", deep: {} },
      stack: "CANARY",
      url: "http://db.internal/CANARY",
    }),
  );
  await expect(write()).rejects.toMatchObject({
    kind: "invalid",
    message: "Name is taken; Logo is missing",
    fields: { brand_name: "Name is taken" },
  });
});
