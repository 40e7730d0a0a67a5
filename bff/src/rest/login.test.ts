import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith, startFaultyService } from "../../test/doubles/faultyService.ts";
import type { FaultyService } from "../../test/doubles/faultyService.ts";
import type { RestService } from "./service.ts";
import { bindingOf, connectTo, failureOf } from "../../test/doubles/testedService.ts";

const refusal = { statusCode: 401, error: "Unauthorized", message: "token CANARY expired" };

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

/** From now on the service gives out, and takes, only this token. */
function changeToken(token: string): void {
  upstream.forget();
  upstream.behaveAtLogin((_, response) =>
    respondWith(response, 200, { access_token: token, expires_in: 3600 }),
  );
  upstream.behave((request, response) => {
    if (request.headers.authorization === `Bearer ${token}`) respondWith(response, 200, { token });
    else respondWith(response, 401, refusal);
  });
}

const hundred = Array.from({ length: 100 }, (_, index) => `/v1/x${index}`);

test("a hundred callers at the start are one login", async () => {
  await Promise.all(hundred.map((template) => service.bind(bindingOf()).get({ template })));
  expect(upstream.logins).toHaveLength(1);
  expect(upstream.calls).toHaveLength(100);
});

test("a hundred callers with a token that has just died are one more login, and all are answered", async () => {
  await service.bind(bindingOf()).get({ template: "/v1/first" });
  changeToken("fresh");
  const responses = await Promise.all(hundred.map((template) => service.bind(bindingOf()).get({ template })));
  expect(responses.map((reply) => reply.body)).toEqual(hundred.map(() => ({ token: "fresh" })));
  expect(upstream.logins).toHaveLength(1);
  expect(upstream.calls).toHaveLength(200);
});

test("a service that refuses every token is asked twice, and the login is not stormed", async () => {
  upstream.behave((_, response) => respondWith(response, 401, refusal));
  const failures = await Promise.all(
    hundred.map((template) => failureOf(service.bind(bindingOf()).get({ template }))),
  );
  expect(new Set(failures.map((failure) => failure.kind))).toEqual(new Set(["unavailable"]));
  expect(upstream.calls).toHaveLength(200);
  expect(upstream.logins).toHaveLength(2);
});

test("a refused login is unavailable to every caller, and tried anew by the next", async () => {
  upstream.behaveAtLogin((_, response) => respondWith(response, 401, { message: "CANARY bad password" }));
  expect(await failureOf(service.bind(bindingOf()).get({ template: "/v1/x" }))).toEqual({
    kind: "unavailable",
    message: "The service does not answer at the moment.",
    outcome: "not-applied",
  });
  expect(upstream.logins).toHaveLength(1);
  upstream.behaveAtLogin((_, response) => respondWith(response, 200, { access_token: "t" }));
  expect(await service.bind(bindingOf()).get({ template: "/v1/x" })).toMatchObject({ status: 200 });
});

test("a write with a dead token is sent again after the new login", async () => {
  await service.bind(bindingOf()).get({ template: "/v1/first" });
  changeToken("fresh");
  const client = service.bind(bindingOf());
  await client.send({ method: "POST", template: "/v1/companyBrand", body: { name: "a" } });
  expect(client.trace.map((call) => call.status)).toEqual([401, 200]);
  expect(upstream.calls.map((call) => call.body)).toEqual(['{"name":"a"}', '{"name":"a"}']);
});

test.each([
  [401, { statusCode: 401, error: { message: "CANARY" }, message: "CANARY" }],
  [403, {}],
  [404, {}],
])("%i to a user's sign-in means wrong credentials, without a new login", async (status, body) => {
  upstream.behave((_, response) => respondWith(response, status, body));
  const call = service
    .bind(bindingOf())
    .send({ method: "POST", template: "/signin", body: { email: "a", pw: "b" } });
  expect(await failureOf(call)).toEqual({
    kind: "wrong-credentials",
    message: "The e-mail address or the password is wrong.",
    outcome: "not-applied",
  });
  expect(upstream.logins).toHaveLength(1);
  expect(upstream.calls).toHaveLength(1);
});

test("a sign-in met by a dead service token logs in anew first", async () => {
  await service.bind(bindingOf()).get({ template: "/v1/first" });
  changeToken("fresh");
  const reply = await service.bind(bindingOf()).send({ method: "POST", template: "/signin", body: {} });
  expect(reply.body).toEqual({ token: "fresh" });
  expect(upstream.logins).toHaveLength(1);
});
