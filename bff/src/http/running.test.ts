import { get, type IncomingMessage } from "node:http";
import { createConnection } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith } from "../../test/doubles/faultyService.ts";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

beforeEach(async () => {
  gateway = await startHttpGateway();
});

afterEach(() => gateway.close());

const upstream = { query: 'query Slow { upstream(path: "7") }' };

/** Makes the service wait until told to answer. */
function holdUpstream(): { begun: () => boolean; respond: () => void } {
  const responders: (() => void)[] = [];
  gateway.upstream.behave((_, response) => {
    responders.push(() => respondWith(response, 200, { n: 1 }));
  });
  return { begun: () => responders.length > 0, respond: () => responders.forEach((release) => release()) };
}

test("closing finishes what is under way, takes nothing new, and says so", async () => {
  const held = holdUpstream();
  const pending = gateway.post(upstream);
  await expect.poll(held.begun).toBe(true);
  const closed = gateway.stop();
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  held.respond();
  const reply = await pending;
  expect(reply.data).toEqual({ upstream: '{"n":1}' });
  expect(reply.headers.get("connection")).toBe("close");
  await closed;
});

test("an operation is cut at its time limit; what has begun upstream is given up", async () => {
  const short = await startHttpGateway({}, { operationMilliseconds: 200 });
  const sockets: { destroyed: boolean }[] = [];
  short.upstream.behave((request) => {
    sockets.push(request.socket);
  });
  const startedAt = performance.now();
  const reply = await short.post(upstream);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect([reply.status, reply.errors?.[0]?.extensions?.code]).toEqual([504, "OPERATION_TIMEOUT"]);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  await short.close();
});

test("a change that is cut at the time limit says that it may be made", async () => {
  const short = await startHttpGateway({}, { operationMilliseconds: 200 });
  short.upstream.behave(() => {});
  const reply = await short.post({ query: "mutation { write }" });
  expect(reply.status).toBe(504);
  expect(reply.errors).toEqual([
    {
      message: "We do not know whether this was saved. Try again to find out.",
      extensions: { code: "OPERATION_TIMEOUT", outcome: "UNKNOWN" },
    },
  ]);
  await short.close();
});

test("a caller who leaves ends its reads", async () => {
  const sockets: { destroyed: boolean }[] = [];
  gateway.upstream.behave((request) => {
    sockets.push(request.socket);
  });
  const caller = new AbortController();
  const asked = gateway
    .fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(upstream),
      signal: caller.signal,
    })
    .catch(() => "left");
  await expect.poll(() => sockets.length).toBe(1);
  caller.abort();
  expect(await asked).toBe("left");
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  const operations = () => gateway.records().filter(({ msg }) => msg === "operation");
  await expect.poll(() => operations().length).toBe(1);
  expect(operations()).toMatchObject([{ operation: "Slow", level: 30 }]);
});

test("one line for each operation: who, what, how long, how many calls", async () => {
  gateway.upstream.behave((_, response) => respondWith(response, 200, {}));
  const { cookie } = await gateway.browse({ query: "mutation { signIn }" });
  const reply = await gateway.browse(
    { query: 'query Two { a: upstream(path: "1") b: upstream(path: "2") }' },
    cookie,
  );
  await gateway.browse({ documentId: "viewer" }, cookie);
  await gateway.post({ query: "{ nope }" });
  await gateway.post({ query: "{ viewerName }" }, { "content-type": "text/plain" });
  const lines = gateway.records().filter(({ msg }) => msg === "operation" || msg === "refused");
  const number = expect.any(Number);
  expect(lines.slice(1)).toEqual([
    {
      level: 30,
      time: expect.any(String),
      requestId: reply.headers.get("x-request-id"),
      tenant: "3",
      operation: "Two",
      stored: false,
      outcome: "ok",
      milliseconds: number,
      upstreamCalls: 2,
      upstreamMilliseconds: number,
      msg: "operation",
    },
    expect.objectContaining({ tenant: "3", operation: "StoredViewer", stored: true, upstreamCalls: 0 }),
    expect.objectContaining({ tenant: null, operation: null, outcome: "GRAPHQL_VALIDATION_FAILED" }),
    expect.objectContaining({ outcome: "UNSUPPORTED_MEDIA_TYPE", msg: "refused" }),
  ]);
});

test("health is about the process, readiness about what it needs", async () => {
  const health = await gateway.fetch("/healthz");
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const ready = await gateway.fetch("/readyz");
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", service: true, sessions: true, sessionWrites: true },
  ]);
  await gateway.upstream.close();
  await expect.poll(async () => (await gateway.fetch("/readyz")).status).toBe(503);
  const unready = await gateway.fetch("/readyz");
  expect([unready.status, await unready.json()]).toEqual([
    503,
    { status: "not ready", service: false, sessions: true, sessionWrites: true },
  ]);
  expect((await gateway.fetch("/healthz")).status).toBe(200);
});

test("metrics count stored operations by name and everything else as open", async () => {
  await gateway.post({ documentId: "viewer" });
  await gateway.post({ query: 'query Evil_0123 { upstream(path: "secret-7") }' });
  await gateway.post({ query: '{ fail(how: "plain") }' });
  await gateway.post({}, { "content-type": "text/plain" });
  const text = await (await gateway.fetch("/metrics")).text();
  expect(text).toContain('graphql_operation_duration_seconds_count{operation="StoredViewer",outcome="ok"} 1');
  expect(text).toContain('graphql_operation_duration_seconds_count{operation="open",outcome="ok"} 1');
  expect(text).toContain('graphql_operation_duration_seconds_count{operation="open",outcome="INTERNAL"} 1');
  expect(text).toContain(
    'upstream_call_duration_seconds_count{method="GET",template="/v1/x/{path}",status="200"} 1',
  );
  expect(text).toContain("graphql_internal_errors_total 1");
  expect(text).toContain('http_refusals_total{code="UNSUPPORTED_MEDIA_TYPE"} 1');
  expect(text).not.toMatch(/Evil_0123|secret-7/);
});

test("metrics are for this machine, or with the token; never through a proxy without it", async () => {
  const proxied = { headers: { "x-forwarded-for": "127.0.0.1" } };
  expect((await gateway.fetch("/metrics", proxied)).status).toBe(403);
  const guarded = await startHttpGateway({ METRICS_TOKEN: "let-me-in" });
  const withToken = (token: string) => ({
    headers: { ...proxied.headers, authorization: `Bearer ${token}` },
  });
  expect((await guarded.fetch("/metrics", withToken("let-me-in"))).status).toBe(200);
  expect((await guarded.fetch("/metrics", withToken("guess"))).status).toBe(403);
  await guarded.close();
});

test.each([
  ["shop.example", 403],
  ["shop.example:443", 403],
  ["localhost.example", 403],
  ["LOCALHOST", 200],
  ["127.0.0.1:4000", 200],
  ["[::1]:4000", 200],
])("metrics are not for who asks for the host %j: %d", async (host, status) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(new URL("/metrics", gateway.url), { headers: { host } }, resolve).on("error", reject);
  const response = await promise;
  response.resume();
  expect(response.statusCode).toBe(status);
});

test("a caller who never finishes the headers is cut within eight seconds", async () => {
  const socket = createConnection(Number(new URL(gateway.url).port), "127.0.0.1");
  const startedAt = performance.now();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on("close", () => resolve());
  socket.resume();
  socket.write("POST /graphql HTTP/1.1\r\nHost: x\r\n");
  await closed;
  const milliseconds = performance.now() - startedAt;
  expect(milliseconds).toBeGreaterThan(4_000);
  expect(milliseconds).toBeLessThan(8_000);
});

test("what comes on top is refused at once and in the form of an answer; whoever has been answered makes room", async () => {
  let inFlight = 0;
  const isFull = (): boolean => inFlight === 1;
  const admission = {
    isFull,
    enter: () => !isFull() && (inFlight += 1) === 1,
    leave: () => void (inFlight -= 1),
    close: () => {},
  };
  const limited = await startHttpGateway({}, { admission });
  let release = (): void => {};
  limited.upstream.behave((_, response) => {
    release = () => respondWith(response, 200, { n: 1 });
  });
  const first = limited.post(upstream);
  await expect.poll(() => limited.upstream.calls.length).toBe(1);
  const second = await limited.post({ query: "{ viewerName }" });
  expect([second.status, second.headers.get("retry-after"), second.body]).toEqual([
    503,
    "1",
    {
      errors: [
        {
          message: "Too much is being asked at the moment. Try again in a second.",
          extensions: { code: "OVERLOADED" },
        },
      ],
    },
  ]);
  release();
  expect((await first).status).toBe(200);
  expect((await limited.post({ query: "{ viewerName }" })).status).toBe(200);
  expect((await limited.post("no JSON")).status).toBe(400);
  expect((await limited.post({ query: "{ viewerName }" }, { authorization: "Bearer wrong" })).status).toBe(
    401,
  );
  expect(inFlight).toBe(0);
  await limited.close();
});
