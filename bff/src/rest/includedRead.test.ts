import { expect, test } from "vitest";
import { createCapabilities } from "./capabilities.ts";
import type { RestClient, RestRead } from "./client.ts";
import { RestError } from "./error.ts";
import { byField } from "./idsRead.ts";
import { readIncluded } from "./includedRead.ts";

const list = "/v1/companySellerProdLoc";
const ability = `include ${list}`;

/** A client that answers everything with one body; what it throws is thrown. */
function answering(body: () => unknown, capabilities = createCapabilities(() => 0)) {
  const queries: RestRead["query"][] = [];
  const rest: RestClient = {
    capabilities,
    trace: [],
    async get({ query }) {
      queries.push(query);
      return { status: 200, body: body(), totalCount: null, etag: null };
    },
    send: () => Promise.reject(new Error("No writes here.")),
  };
  const read = (key = "7") => readIncluded(rest, list, key, byField("prod_id"), "images,seller");
  return { read, queries, capabilities };
}

const refused = (kind: "invalid" | "not-found" | "unavailable") => (): never => {
  throw new RestError(kind, "Refused.");
};

test("a record and what belongs to it are one call, and the service is known to offer that", async () => {
  const body = [{ prod_id: "7", included: { images: [], seller: null } }];
  const { read, queries, capabilities } = answering(() => body);
  expect(await read()).toEqual({ body, included: { images: [], seller: null } });
  expect(queries).toEqual([{ ids: "7", include: "images,seller" }]);
  expect(capabilities.offers(ability)).toBe(true);
});

test("a service that passes the parameter over is not asked again, and what it sent is used", async () => {
  const body = [{ prod_id: 7 }];
  const { read, queries } = answering(() => body);
  expect(await read()).toEqual({ body, included: null });
  expect(await read()).toBeNull();
  expect(queries).toHaveLength(1);
});

test.each(["invalid", "not-found"] as const)("one that refuses it as %s is not asked again", async (kind) => {
  const { read, queries } = answering(refused(kind));
  expect([await read(), await read()]).toEqual([null, null]);
  expect(queries).toHaveLength(1);
});

test("one that does not answer may offer it: the failure is the record's", async () => {
  const { read, capabilities } = answering(refused("unavailable"));
  await expect(read()).rejects.toMatchObject({ kind: "unavailable" });
  expect(capabilities.offers(ability)).toBeUndefined();
});

test.each([
  ["another record", [{ prod_id: 8, included: {} }]],
  ["several", [{ prod_id: 7, included: {} }, { prod_id: 7 }]],
  ["no list", { prod_id: 7, included: {} }],
])("%s is nobody's, and unlearns what was known", async (_name, body) => {
  const capabilities = createCapabilities(() => 0);
  capabilities.learn(ability, true);
  expect(await answering(() => body, capabilities).read()).toBeNull();
  expect(capabilities.offers(ability)).toBe(false);
});

test("an empty list means that there is no such record only from a service that offers it", async () => {
  const unknown = answering(() => []);
  expect(await unknown.read()).toBeNull();
  expect(unknown.capabilities.offers(ability)).toBeUndefined();
  unknown.capabilities.learn(ability, true);
  expect(await unknown.read()).toEqual({ body: [], included: null });
});

test("a service without ids, and an id that does not go together with others, are not asked", async () => {
  const { read, queries, capabilities } = answering(() => []);
  expect([await read("12345678901"), await read("1,2"), await read("0")]).toEqual([null, null, null]);
  capabilities.learn(`ids ${list}`, false);
  expect(await read()).toBeNull();
  expect(queries).toEqual([]);
});
