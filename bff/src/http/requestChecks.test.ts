import { createConnection } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

beforeAll(async () => {
  gateway = await startHttpGateway();
});

afterAll(() => gateway.close());

const query = { query: "{ viewerName }" };

/** Sends raw bytes and gives the first line and everything after it. */
async function raw(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = createConnection(Number(new URL(gateway.url).port), "127.0.0.1");
  let reply = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    reply += chunk;
  });
  socket.on("close", () => resolve(reply));
  socket.write(text);
  return promise;
}

test("a program without cookies may ask with POST, and with GET", async () => {
  const posted = await gateway.post(query);
  expect([posted.status, posted.text]).toEqual([
    200,
    '{"data":{"viewerName":null},"extensions":{"cost":{"requested":0,"limit":5000}}}',
  ]);
  const got = await gateway.fetch(`/graphql?query=${encodeURIComponent(query.query)}`, {
    headers: { "x-back-office": "1" },
  });
  expect([got.status, await got.text()]).toEqual([200, posted.text]);
});

test("GET says what no page of another site can say: a token, or the header of the console", async () => {
  const path = `/graphql?query=${encodeURIComponent(query.query)}`;
  const response = await gateway.fetch(path);
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      errors: [
        { message: "Send GET with an API token, or use POST.", extensions: { code: "FORGERY_SUSPECTED" } },
      ],
    },
  ]);
  // A token that is none of ours is told so, and so was looked at.
  const token = await gateway.fetch(path, { headers: { authorization: "Bearer nobody" } });
  expect(token.status).toBe(401);
});

test("GET never changes anything", async () => {
  const response = await gateway.fetch(`/graphql?query=${encodeURIComponent("mutation { signIn }")}`, {
    headers: { "x-back-office": "1" },
  });
  expect(response.status).toBe(405);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("GET from a browser is refused, whatever it asks", async () => {
  for (const headers of [{ cookie: "a=b" }, { origin: gateway.origin }, { "sec-fetch-site": "none" }]) {
    const response = await gateway.fetch("/graphql?query=%7BviewerName%7D", {
      headers: { ...headers, "x-back-office": "1" },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"])(
  "%s is no method of this endpoint",
  async (method) => {
    const response = await gateway.fetch("/graphql", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  },
);

test.each([
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ['Application/JSON;charset="UTF-8"', 200],
  ["application/json; charset=utf-16", 415],
  ["text/plain", 415],
  ["application/graphql", 415],
  ["application/graphql+json", 415],
  ["application/x-www-form-urlencoded", 415],
  ["multipart/form-data; boundary=x", 415],
  ["", 415],
])("content type %j is answered %i", async (type, status) => {
  expect((await gateway.post(query, { "content-type": type })).status).toBe(status);
});

test("a compressed body is not taken", async () => {
  const reply = await gateway.post(query, { "content-encoding": "gzip" });
  expect([reply.status, reply.errors?.[0]?.extensions?.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
});

test("a megabyte is taken, a byte more is not, and its connection is closed", async () => {
  const wrap = JSON.stringify({ ...query, extensions: { filler: "" } });
  const body = (bytes: number): unknown => ({
    ...query,
    extensions: { filler: "x".repeat(bytes - wrap.length) },
  });
  expect((await gateway.post(body(1_000_000))).status).toBe(200);
  const refused = await gateway.post(body(1_000_001));
  expect([refused.status, refused.errors?.[0]?.extensions?.code]).toEqual([413, "BODY_TOO_LARGE"]);
  expect(refused.headers.get("connection")).toBe("close");
});

test("a body of unknown length is not read", async () => {
  const reply = await raw(
    "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
  );
  expect(reply).toMatch(/^HTTP\/1\.1 411 /);
  expect(reply).toContain("LENGTH_REQUIRED");
});

test.each([
  ["not JSON", "{", 400],
  ["a batch", "[{}]", 400],
  ["null", "null", 400],
  ["a text", '"x"', 400],
  ["no query", "{}", 400],
  ["a number for a query", '{"query":1}', 400],
  ["a text for variables", '{"query":"{ viewerName }","variables":"x"}', 400],
  ["an unknown parameter", '{"query":"{ viewerName }","evil":1}', 400],
])("%s is a bad request", async (_, body, status) => {
  const reply = await gateway.post(body, { accept: "application/graphql-response+json" });
  expect(reply.status).toBe(status);
  expect(reply.errors).toHaveLength(1);
  expect(reply.errors?.[0]?.extensions?.code).toBe("BAD_REQUEST");
});

test.each([
  ["no header of ours", { "x-back-office": undefined }],
  ["a foreign origin", { origin: "http://evil.example" }],
  ["no origin", { origin: undefined }],
  ["another site", { "sec-fetch-site": "cross-site" }],
])("a browser's request with %s is refused before anything happens", async (_, changed) => {
  const headers = {
    origin: gateway.origin,
    cookie: "a=b",
    "sec-fetch-site": "same-origin",
    "x-back-office": "1",
    ...changed,
  };
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const reply = await gateway.post({ query: "mutation { signIn }" }, sent);
  expect([reply.status, reply.cookie]).toEqual([403, null]);
  expect(reply.text).toBe(
    '{"errors":[{"message":"This request did not come from the back office\'s own pages.","extensions":{"code":"FORGERY_SUSPECTED"}}]}',
  );
  expect((await gateway.browse({ query: "mutation { signIn }" })).data).toEqual({
    signIn: "Olga Owner",
  });
});

test("both names of this machine are our origin", async () => {
  const reply = await gateway.post(query, {
    origin: gateway.url,
    "x-back-office": "1",
    "sec-fetch-site": "same-origin",
  });
  expect(reply.status).toBe(200);
});

test("every answer of the endpoint is kept by nobody and framed by nobody", async () => {
  const { headers } = await gateway.post(query);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("strict-transport-security")).toBeNull();
});

test.each([
  ["two lengths", "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
  [
    "length and chunks",
    "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
])("%s in one request is refused by the parser", async (_, text) => {
  expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 /);
});
