import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { resources } from "../resources.ts";
import { field, rawCall } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";
import { rawRequest } from "../testing/rawRequest.ts";
import type { Operation } from "./operation.ts";

const operations = resources
  .flatMap((resource) => resource.operations)
  .filter(({ access }) => access === "token");
const withBody = operations.filter(({ body }) => body !== undefined);
const withParams = operations.filter(({ params }) => params !== undefined);
const failure = v.strictObject({
  statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)),
  error: v.union([v.string(), v.object({ message: v.string() })]),
  message: v.pipe(v.string(), v.nonEmpty()),
  fields: v.optional(v.record(v.string(), v.string())),
});

const wrongBodies: readonly [name: string, value: unknown][] = [
  ["a list", []],
  ["a text", "text"],
  ["a number", 5],
  ["nothing in it", {}],
  ["deep nesting", JSON.parse(`${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`)],
];
const wrongValues: readonly [name: string, value: unknown][] = [
  ["an object", { $gt: "" }],
  ["a list of lists", [[1, 2]]],
  ["a long text", "x".repeat(30_000)],
  ["the null character", "a\u0000b"],
  ["a negative number", -1],
  ["a huge number", 1e300],
];
const wrongSegments = [
  "..",
  "%2e%2e",
  "%00",
  "-1",
  "0",
  "1e3",
  "99999999999",
  "1;drop",
  "%ff",
  "%zz",
  "x".repeat(600),
];

/** Every field of the body with the same wrong value. */
function filled(operation: Operation, value: unknown): Record<string, unknown> {
  const { entries } = v.parse(v.looseObject({ entries: v.record(v.string(), v.unknown()) }), operation.body);
  return Object.fromEntries(Object.keys(entries).map((name) => [name, value]));
}

const named = (list: readonly Operation[]) =>
  list.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }));
const pathWith = (path: string, segment: string): string => path.replaceAll(/\{\w+\}/g, () => segment);

onEveryEngine((service) => {
  const headers: Record<string, string> = {
    "x-api-key": "test-key",
    "x-api-version": "1",
    "content-type": "application/json",
  };

  beforeAll(async () => {
    const login = { username: "gateway", password: "gateway-test" };
    const { body } = await rawCall(service().url, "POST /auth/login", login, headers);
    headers["authorization"] = `Bearer ${v.parse(v.object({ access_token: v.string() }), body).access_token}`;
  });

  /** The last entries of both companies' trails. */
  const changes = async (): Promise<unknown[]> => {
    const last = [1, 2].map(async (company) => {
      const { body } = await service().call(`GET /v1/audit/company_po_id/${company}?limit=1`);
      return Array.isArray(body) && body.length > 0 ? field(body, "audit_id") : null;
    });
    return Promise.all(last);
  };
  const send = async (method: string, path: string, body?: string) => {
    const response = await rawRequest(service().url, method, path, headers, body);
    expect(response.text).not.toMatch(/ {4}at |node_modules|select |insert /);
    return response;
  };
  const refused = async (method: string, path: string, body?: string) => {
    const response = await send(method, path, body);
    v.parse(failure, JSON.parse(response.text));
    // What was sent is never repeated, and valibot's own words tell nobody anything.
    expect(response.text).not.toMatch(/x{100}|Invalid (type|length|key|value)|received/);
    return response.status;
  };

  describe("bodies", () => {
    test.each(named(withBody))(
      "$name refuses what it cannot use and stores nothing",
      async ({ operation }) => {
        const before = await changes();
        const path = pathWith(operation.path, "1");
        for (const [, value] of wrongBodies) await refused(operation.method, path, JSON.stringify(value));
        for (const [, value] of wrongValues)
          await refused(operation.method, path, JSON.stringify(filled(operation, value)));
        expect(await refused(operation.method, path, "{")).toBe(400);
        expect(await refused(operation.method, path, '{"__proto__":{"a":1}}')).toBe(400);
        expect(await changes()).toEqual(before);
      },
    );

    test("a body over one megabyte is refused", async () => {
      const body = JSON.stringify({ brand_name: "x".repeat(2_000_000), company_po_id: 1 });
      expect(await refused("POST", "/v1/companyBrand", body)).toBe(413);
    });
  });

  describe("paths", () => {
    test.each(named(withParams))("$name answers odd segments without failing", async ({ operation }) => {
      const before = await changes();
      for (const segment of wrongSegments) {
        const { status, text } = await send(
          operation.method,
          pathWith(operation.path, segment),
          operation.body && "{}",
        );
        expect(status, segment).toBeLessThan(500);
        if (status >= 400) v.parse(failure, JSON.parse(text));
        expect(text, segment).not.toMatch(/x{100}|Invalid (type|length|key|value)|received/);
      }
      expect(await changes()).toEqual(before);
    });

    test.each(named(withParams.filter(({ path }) => /_id\}/.test(path) && !path.includes("country"))))(
      "$name refuses what is not an identity",
      async ({ operation }) => {
        for (const segment of ["-1", "0", "1e3", "99999999999", "one"])
          expect(
            await refused(operation.method, pathWith(operation.path, segment), operation.body && "{}"),
          ).toBe(400);
      },
    );
  });
});
