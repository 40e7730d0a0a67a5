import { afterEach, beforeEach, expect, test } from "vitest";
import { respondWith } from "../../test/doubles/faultyService.ts";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";
import { canary } from "../../test/doubles/testedSchema.ts";

let gateway: HttpGateway;

beforeEach(async () => {
  gateway = await startHttpGateway();
});

afterEach(() => gateway.close());

const hidden = "Something went wrong on our side. Quote the request id when you report it.";

test.each(["plain", "unmarked", "rejected"])(
  "an error of ours that nobody foresaw (%s) is one sentence, compiled or not",
  async (how) => {
    for (let round = 1; round <= 3; round += 1) {
      const reply = await gateway.post({
        query: "query ($how: String!) { fail(how: $how) viewerName }",
        variables: { how },
      });
      const requestId = reply.headers.get("x-request-id");
      expect(reply.status).toBe(200);
      expect(reply.data).toEqual({ fail: null, viewerName: null });
      expect(reply.errors).toEqual([
        {
          message: hidden,
          locations: [{ line: 1, column: 25 }],
          path: ["fail"],
          extensions: { code: "INTERNAL", requestId },
        },
      ]);
      expect(reply.text).not.toContain(canary);
      const line = gateway.records().findLast(({ msg }) => msg === "unexpected error");
      expect(line).toMatchObject({ requestId, path: "fail", level: 50 });
      expect(JSON.stringify(line)).toContain(canary);
    }
  },
);

test("a built-in scalar that quotes what it refuses is hidden as well", async () => {
  const reply = await gateway.post({ query: "{ wrongScalar }" });
  expect(reply.errors?.map(({ message }) => message)).toEqual([hidden]);
  expect(reply.text).not.toContain(canary);
});

test("errors we mean keep their words and their code", async () => {
  const marked = await gateway.post({ query: '{ fail(how: "marked") }' });
  expect(marked.errors).toMatchObject([
    { message: "Give `first` or `last`, not both.", extensions: { code: "BAD_USER_INPUT" }, path: ["fail"] },
  ]);
  const forbidden = await gateway.post({ query: '{ fail(how: "forbidden") }' });
  expect(forbidden.errors).toMatchObject([
    { message: "You are not allowed to do this.", extensions: { code: "FORBIDDEN" } },
  ]);
});

test.each([
  [500, {}, { code: "UPSTREAM_UNAVAILABLE" }, "The service does not answer at the moment."],
  [418, {}, { code: "UPSTREAM_BAD_RESPONSE" }, "The service gave an answer we do not understand."],
  [
    429,
    { "retry-after": "30" },
    { code: "RATE_LIMITED", retryAfterSeconds: 30 },
    "Too many requests. Wait a moment and try again.",
  ],
  [405, {}, { code: "NOT_OFFERED" }, "The service does not offer this."],
])(
  "the service's %i is typed, in our words, and the rest of the query is answered",
  async (status, headers, extensions, message) => {
    gateway.upstream.behave((_, response) =>
      respondWith(
        response,
        status,
        { message: canary, error: canary, stack: canary },
        { ...headers, "x-secret": canary },
      ),
    );
    const reply = await gateway.post({ query: '{ upstream(path: "7") sum(of: [1, 2]) }' });
    expect(reply.data).toEqual({ upstream: null, sum: 3 });
    expect(reply.errors).toEqual([{ message, locations: expect.anything(), path: ["upstream"], extensions }]);
    expect(reply.text + gateway.log.join("")).not.toContain(canary);
    expect(reply.text).not.toContain("/v1/");
  },
);

test.each([
  [400, "BAD_USER_INPUT", "The service did not accept these values."],
  [404, "NOT_OFFERED", "The service does not offer this."],
  [409, "UPSTREAM_BAD_RESPONSE", "The service gave an answer we do not understand."],
  [412, "UPSTREAM_BAD_RESPONSE", "The service gave an answer we do not understand."],
  [422, "BAD_USER_INPUT", "The service did not accept these values."],
])("the service's %i to a read is asked for once and no fault of ours", async (status, code, message) => {
  gateway.upstream.behave((_, response) =>
    respondWith(response, status, { message: canary, fields: { q: canary } }),
  );
  const reply = await gateway.post({ query: '{ upstream(path: "7") }' });
  expect(reply.errors).toMatchObject([{ message, extensions: { code } }]);
  expect(gateway.upstream.calls).toHaveLength(1);
  expect(reply.text + gateway.log.join("")).not.toContain(canary);
});

test("a write whose fate is unknown says so", async () => {
  gateway.upstream.behave((_, response) => respondWith(response, 500, { message: canary }));
  const reply = await gateway.post({ query: "mutation { write }" });
  expect(reply.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE", outcome: "UNKNOWN" } }]);
});

test("a service that is down costs one field its answer, fast when the breaker is open", async () => {
  await gateway.upstream.close();
  for (let round = 0; round < 2; round += 1) await gateway.post({ query: '{ upstream(path: "7") }' });
  const startedAt = performance.now();
  const reply = await gateway.post({ query: '{ upstream(path: "8") sum(of: [4]) }' });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(reply.data).toEqual({ upstream: null, sum: 4 });
});

test("neither secrets nor variables nor passwords are ever logged", async () => {
  const { cookie } = await gateway.browse({
    query: "mutation SignIn($password: String) { signIn(password: $password) }",
    variables: { password: canary },
  });
  await gateway.browse(
    { query: `query Q { fail(how: "${canary}-how") upstream(path: "${canary}") }` },
    cookie,
  );
  await gateway.browse(
    { query: "query ($of: [Int!]) { sum(of: $of) }", variables: { of: [canary] } },
    cookie,
  );
  gateway.upstream.behave((_, response) => response.end(`${canary} is no JSON`));
  await gateway.browse({ query: '{ upstream(path: "9") }' }, cookie);
  const text = gateway.log.join("");
  expect(text).not.toContain(canary);
  for (const secret of [
    cookie?.split("=")[1] ?? "",
    "token-1",
    "gateway-development",
    "development-api-key",
  ]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(text).not.toContain(secret);
  }
});
