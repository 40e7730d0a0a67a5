import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith, startFaultyService } from "../../test/doubles/faultyService.ts";
import type { FaultyService } from "../../test/doubles/faultyService.ts";
import type { RestService } from "./service.ts";
import { bindingOf, connectTo, failureOf } from "../../test/doubles/testedService.ts";

const unavailable = {
  kind: "unavailable",
  message: "The service does not answer at the moment.",
  outcome: "not-applied",
};
const badResponse = {
  kind: "bad-response",
  message: "The service gave an answer we do not understand.",
  outcome: "not-applied",
};

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

function read(template = "/v1/x"): Promise<unknown> {
  return service.bind(bindingOf()).get({ template });
}

test("a service that fails twice and then answers is read in three attempts", async () => {
  upstream.behave((_, response) => respondWith(response, upstream.calls.length < 3 ? 503 : 200, { n: 1 }));
  const client = service.bind(bindingOf());
  expect((await client.get({ template: "/v1/x" })).body).toEqual({ n: 1 });
  expect(client.trace.map((call) => call.status)).toEqual([503, 503, 200]);
});

test("a service that goes on failing is left after three attempts", async () => {
  upstream.behave((_, response) => respondWith(response, 500, { message: "CANARY at db:5432" }));
  expect(await failureOf(read())).toEqual(unavailable);
  expect(upstream.calls).toHaveLength(3);
});

test("when everything fails, only one call in five is a retry in the end", async () => {
  upstream.behave((_, response) => respondWith(response, 500, {}));
  for (let count = 0; count < 30; count += 1) await failureOf(read(`/v1/x${count}`));
  const retries = upstream.calls.length - 30;
  expect(retries).toBeGreaterThanOrEqual(14);
  expect(retries).toBeLessThanOrEqual(16);
});

test("a broken connection is tried again", async () => {
  upstream.behave((request, response) => {
    if (upstream.calls.length === 1) request.socket.resetAndDestroy();
    else respondWith(response, 200, { n: 1 });
  });
  expect(await read()).toMatchObject({ body: { n: 1 } });
  expect(upstream.calls).toHaveLength(2);
});

test("an answer that breaks off half way is no answer", async () => {
  upstream.behave((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"half":');
    setImmediate(() => response.destroy());
  });
  expect(await failureOf(read())).toEqual(unavailable);
  expect(upstream.calls).toHaveLength(3);
});

test("nobody listening is said within three seconds, and after five failures at once", async () => {
  await upstream.close();
  const startedAt = performance.now();
  expect(await failureOf(read("/v1/a"))).toEqual(unavailable);
  expect(await failureOf(read("/v1/b"))).toEqual(unavailable);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  const client = service.bind(bindingOf());
  expect(await failureOf(client.get({ template: "/v1/c" }))).toEqual(unavailable);
  expect(client.trace).toEqual([]);
});

test("a silent service is left after the deadline, once, and its connection closed", async () => {
  await service.close();
  service = connectTo(upstream.baseUrl, { headersWithin: 200 });
  await read("/v1/warm");
  upstream.forget();
  let socket: { destroyed: boolean } | undefined;
  upstream.behave((request) => {
    ({ socket } = request);
  });
  const startedAt = performance.now();
  expect(await failureOf(read())).toEqual(unavailable);
  const milliseconds = performance.now() - startedAt;
  expect(milliseconds).toBeGreaterThan(190);
  expect(milliseconds).toBeLessThan(600);
  expect(upstream.calls).toHaveLength(1);
  await expect.poll(() => socket?.destroyed).toBe(true);
});

test("an answer that came while the gateway itself was held up is no late one", async () => {
  await service.close();
  service = connectTo(upstream.baseUrl, { headersWithin: 100 });
  await read("/v1/warm");
  upstream.behave((_, response) => {
    respondWith(response, 200, { n: 1 });
    const from = performance.now();
    while (performance.now() - from < 200);
  });
  expect(await read()).toMatchObject({ body: { n: 1 } });
});

test("an answer that drips in byte by byte is cut at the total deadline", async () => {
  await service.close();
  service = connectTo(upstream.baseUrl, { headersWithin: 200, totalWithin: 400 });
  await read("/v1/warm");
  let drips: NodeJS.Timeout | undefined;
  upstream.behave((_, response) => {
    response.writeHead(200);
    drips = setInterval(() => response.write(" "), 20);
  });
  const startedAt = performance.now();
  expect(await failureOf(read())).toEqual(unavailable);
  clearInterval(drips);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test.each([
  ["HTML", "<html>oops</html>"],
  ["half a JSON text", '{"a":'],
  ["a number with rubbish", "12 CANARY"],
  ["brackets without end", "[".repeat(100_000)],
])("%s in place of JSON is a bad response, not tried again and not kept", async (_, text) => {
  upstream.behave((_, response) => {
    response.writeHead(200, { "content-type": "application/json", etag: '"x"' });
    response.end(text);
  });
  expect(await failureOf(read())).toEqual(badResponse);
  expect(await failureOf(read())).toEqual(badResponse);
  expect(upstream.calls.map((call) => call.headers["if-none-match"])).toEqual([undefined, undefined]);
});

test("lists nested deeper than the stack are read and kept without a fall", async () => {
  upstream.behave((request, response) => {
    if (request.headers["if-none-match"] === '"x"') response.writeHead(304, { etag: '"x"' }).end();
    else response.writeHead(200, { etag: '"x"' }).end("[".repeat(500_000) + "]".repeat(500_000));
  });
  for (let time = 0; time < 3; time += 1) expect(await read()).toMatchObject({ status: 200 });
  expect(upstream.calls.map((call) => call.headers["if-none-match"])).toEqual([undefined, '"x"', '"x"']);
});

test.each([
  ["announced", true],
  ["unannounced", false],
])("an %s answer over five megabytes is cut", async (_, isAnnounced) => {
  const chunk = Buffer.alloc(256 * 1024, " ");
  let sent = 0;
  upstream.behave((_, response) => {
    response.writeHead(200, isAnnounced ? { "content-length": String(100 * 1024 * 1024) } : {});
    const more = (): void => {
      while (!response.destroyed && sent < 100 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once("drain", more);
          return;
        }
      }
      response.end();
    };
    more();
  });
  expect(await failureOf(read())).toEqual(badResponse);
  expect(upstream.calls).toHaveLength(1);
  expect(sent).toBeLessThan(50 * 1024 * 1024);
});

test("a redirect is not followed", async () => {
  upstream.behave((_, response) => respondWith(response, 302, {}, { location: "http://elsewhere.example/" }));
  expect(await failureOf(read())).toEqual(badResponse);
  expect(upstream.calls).toHaveLength(1);
});

test("429 is waited for when it is short, and else handed on with its seconds", async () => {
  upstream.behave((_, response) =>
    respondWith(response, upstream.calls.length === 1 ? 429 : 200, {}, { "retry-after": "1" }),
  );
  const startedAt = performance.now();
  await read();
  expect(performance.now() - startedAt).toBeGreaterThan(950);
  expect(upstream.calls).toHaveLength(2);

  upstream.forget();
  upstream.behave((_, response) => respondWith(response, 429, {}, { "retry-after": "30" }));
  await expect(read("/v1/y")).rejects.toMatchObject({ kind: "rate-limited", retryAfterSeconds: 30 });
  expect(upstream.calls).toHaveLength(1);
});

test("an open breaker lets one probe through after its pause, and closes when that is answered", async () => {
  upstream.behave((_, response) => respondWith(response, 503, {}));
  await failureOf(read("/v1/a"));
  await failureOf(read("/v1/b"));
  upstream.forget();
  expect(await failureOf(read("/v1/c"))).toEqual(unavailable);
  expect(upstream.calls).toHaveLength(0);
  upstream.behave((_, response) => respondWith(response, 200, {}));
  await expect
    .poll(
      () =>
        read("/v1/d").then(
          () => "answered",
          () => "open",
        ),
      { interval: 100 },
    )
    .toBe("answered");
  expect(upstream.calls).toHaveLength(1);
});

test.each(["", "[", '{"rows":', " "])("a read whose body is %j is no empty list", async (text) => {
  upstream.behave((_, response) => response.writeHead(200, { "content-type": "application/json" }).end(text));
  expect(await failureOf(read())).toEqual(badResponse);
});

test("who has nothing says so: null, an empty list, or no content", async () => {
  for (const [status, text] of [
    [200, "null"],
    [200, "[]"],
    [204, ""],
  ] as const) {
    upstream.behave((_, response) => response.writeHead(status).end(text));
    expect((await service.bind(bindingOf()).get({ template: `/v1/x${text}` })).status).toBe(status);
  }
});

test("a write that says in a success that it failed has failed", async () => {
  const send = () => service.bind(bindingOf()).send({ method: "POST", template: "/v1/x", body: {} });
  upstream.behave((_, response) => respondWith(response, 200, { error: { message: "Brand Already Exist" } }));
  expect(await failureOf(send())).toEqual({
    kind: "invalid",
    message: "Brand Already Exist",
    outcome: "not-applied",
  });
  upstream.behave((_, response) => respondWith(response, 201, { statusCode: 409, message: "It is in use" }));
  expect(await failureOf(send())).toEqual({
    kind: "conflict",
    message: "It is in use",
    outcome: "not-applied",
  });
});
