import { expect, test } from "vitest";
import { childrenLoader, recordLoader } from "./batch.ts";
import type { ChildrenBatch, RecordBatch } from "./batch.ts";
import { createCapabilities } from "./capabilities.ts";
import type { RestClient, RestRead } from "./client.ts";
import { RestError } from "./error.ts";
import { byField } from "./idsRead.ts";
import { requestTarget } from "./path.ts";

interface Scripted extends RestClient {
  readonly targets: string[];
  /** Most calls under way at once. */
  readonly peak: () => number;
}

/** A client that answers each request target from a script; what it throws is thrown. */
function scripted(bodyFor: (target: string) => unknown, capabilities = createCapabilities()): Scripted {
  const targets: string[] = [];
  let active = 0;
  let peak = 0;
  return {
    targets,
    peak: () => peak,
    capabilities,
    trace: [],
    async get({ template, params, query }: RestRead) {
      const target = decodeURIComponent(requestTarget(template, params, query));
      targets.push(target);
      active += 1;
      peak = Math.max(peak, active);
      await Promise.resolve();
      active -= 1;
      return { status: 200, body: bodyFor(target), totalCount: null, etag: null };
    },
    send: () => Promise.reject(new Error("No writes here.")),
  };
}

const brands: RecordBatch<string> = {
  list: "/v1/companyBrand",
  single: (id) => ({ template: "/v1/companyBrand/{id}", params: { id } }),
  keyOf: byField("brand_id"),
  decode(record) {
    const name: unknown = Reflect.get(Object(record), "brand_name");
    if (typeof name !== "string") throw new TypeError("no name");
    return name;
  },
};

const variants: ChildrenBatch<number> = {
  list: "/v1/companySellerProdVarient/AllowVarient",
  single: (id) => ({ template: "/v1/companySellerProdVarient/AllowVarient/{id}", params: { id } }),
  parentOf: byField("prod_id"),
  decode: (record) => Number(Reflect.get(Object(record), "varient_id")),
};

const brand = (id: number): unknown => ({ brand_id: id, brand_name: `Brand ${id}` });
const notFound = (): never => {
  throw new RestError("not-found", "There is no such record.");
};

test("records of one tick are one call, and a missing one is null for its key alone", async () => {
  const rest = scripted(() => [brand(3), brand(1)]);
  const loader = recordLoader(rest, brands);
  expect(await loader.loadMany(["1", "2", "3"])).toEqual(["Brand 1", null, "Brand 3"]);
  expect(rest.targets).toEqual(["/v1/companyBrand?ids=1,2,3"]);
});

test("450 ids are three calls of at most 200", async () => {
  const rest = scripted((target) => (target.split("=")[1] ?? "").split(",").map((id) => brand(Number(id))));
  const ids = Array.from({ length: 450 }, (_, index) => String(index + 1));
  const names = await recordLoader(rest, brands).loadMany(ids);
  expect(names).toEqual(ids.map((id) => `Brand ${id}`));
  expect(rest.targets.map((target) => target.split(",").length)).toEqual([200, 200, 50]);
});

test("a key that is no id is null, is not sent, and does not hurt the others", async () => {
  const rest = scripted(() => [brand(1)]);
  const keys = ["1", "2,3", "0", "1-0", "", "..", "1;drop", "12345678901234567", "-1"];
  expect(await recordLoader(rest, brands).loadMany(keys)).toEqual([
    "Brand 1",
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(rest.targets).toEqual(["/v1/companyBrand?ids=1"]);
  expect(await recordLoader(rest, brands).load("x")).toBeNull();
  expect(rest.targets).toHaveLength(1);
});

test("an id too long for some services is asked for alone, and refused is none", async () => {
  const rest = scripted((target) => {
    if (target.includes("?")) return [brand(1)];
    throw new RestError("invalid", "ids are whole numbers");
  });
  expect(await recordLoader(rest, brands).loadMany(["1", "9999999999"])).toEqual(["Brand 1", null]);
  expect(rest.targets).toEqual(["/v1/companyBrand?ids=1", "/v1/companyBrand/9999999999"]);
  expect(rest.capabilities.offers("ids /v1/companyBrand")).toBe(true);
});

test("an id of another form than the others is asked for alone, and does not hurt them", async () => {
  const rest = scripted((target) => (target.includes("?") ? [brand(1)] : notFound()));
  expect(await recordLoader(rest, brands).loadMany(["1", "2-3"])).toEqual(["Brand 1", null]);
  expect(rest.targets).toEqual(["/v1/companyBrand?ids=1", "/v1/companyBrand/2-3"]);
});

test("categories of several levels go by level and id", async () => {
  const rest = scripted(() => [{ level: 3, id: 8 }]);
  const loader = recordLoader(rest, {
    ...brands,
    list: "/v1/categoryPO",
    keyForm: /^[123]-[1-9]\d{0,8}$/,
    keyOf: () => "3-8",
    decode: (record) => record,
  });
  expect(await loader.load("3-8")).toEqual({ level: 3, id: 8 });
  expect(rest.targets).toEqual(["/v1/categoryPO?ids=3-8"]);
});

test("a record that does not decode fails for its key alone", async () => {
  const rest = scripted(() => [{ brand_id: 1 }, brand(2)]);
  const [first, second] = await recordLoader(rest, brands).loadMany(["1", "2"]);
  expect(first).toMatchObject({ kind: "bad-response" });
  expect(second).toBe("Brand 2");
});

test.each([
  [
    "refuses the call",
    () => {
      throw new RestError("invalid", "unknown parameter");
    },
  ],
  ["does not know the path", notFound],
  ["answers no list", () => ({ brand_id: 1 })],
  ["ignores ids and sends everything", () => [brand(1), brand(2), brand(99)]],
])("a service that %s is read one by one from then on", async (_, responseToIds) => {
  const capabilities = createCapabilities();
  const bodyFor = (target: string): unknown => {
    if (target.includes("?ids=")) return responseToIds();
    const id = Number(target.split("/").at(-1));
    return id === 2 ? notFound() : [brand(id)];
  };
  const first = scripted(bodyFor, capabilities);
  expect(await recordLoader(first, brands).loadMany(["1", "2"])).toEqual(["Brand 1", null]);
  expect(first.targets).toEqual(["/v1/companyBrand?ids=1,2", "/v1/companyBrand/1", "/v1/companyBrand/2"]);
  const second = scripted(bodyFor, capabilities);
  expect(await recordLoader(second, brands).loadMany(["5"])).toEqual(["Brand 5"]);
  expect(second.targets).toEqual(["/v1/companyBrand/5"]);
});

test("single calls are made eight at a time, and a failed one fails for its key alone", async () => {
  const capabilities = createCapabilities();
  capabilities.learn("ids /v1/companyBrand", false);
  const rest = scripted((target) => {
    const id = Number(target.split("/").at(-1));
    if (id === 7) throw new RestError("unavailable", "The service does not answer at the moment.");
    return id === 8 ? {} : brand(id);
  }, capabilities);
  const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
  const names = await recordLoader(rest, brands).loadMany(ids);
  expect(rest.peak()).toBe(8);
  expect(rest.targets).toHaveLength(30);
  expect(names[6]).toMatchObject({ kind: "unavailable" });
  expect(names[7]).toBeNull();
  expect(names.filter((name) => typeof name === "string")).toHaveLength(28);
});

test("an outage is an error, not a missing ability", async () => {
  const capabilities = createCapabilities();
  const down = scripted(() => {
    throw new RestError("unavailable", "The service does not answer at the moment.");
  }, capabilities);
  await expect(recordLoader(down, brands).load("1")).rejects.toMatchObject({ kind: "unavailable" });
  expect(down.targets).toHaveLength(1);
  const up = scripted(() => [brand(1)], capabilities);
  expect(await recordLoader(up, brands).load("1")).toBe("Brand 1");
  expect(up.targets).toEqual(["/v1/companyBrand?ids=1"]);
});

test("an ability once seen is kept when one call is refused", async () => {
  const capabilities = createCapabilities();
  await recordLoader(
    scripted(() => [brand(1)], capabilities),
    brands,
  ).load("1");
  const rest = scripted((target) => (target.includes("ids") ? notFound() : brand(4)), capabilities);
  expect(await recordLoader(rest, brands).load("4")).toBe("Brand 4");
  expect(capabilities.offers("ids /v1/companyBrand")).toBe(true);
});

test("a missing ability is asked for again after five minutes", () => {
  let now = 0;
  const capabilities = createCapabilities(() => now);
  expect(capabilities.offers("ids /v1/x")).toBeUndefined();
  capabilities.learn("ids /v1/x", false);
  now = 299_999;
  expect(capabilities.offers("ids /v1/x")).toBe(false);
  now = 300_000;
  expect(capabilities.offers("ids /v1/x")).toBeUndefined();
});

test("children of many parents are one call, in the service's order; no children is an empty list", async () => {
  const rest = scripted(() => [
    { varient_id: 30, prod_id: 1 },
    { varient_id: 10, prod_id: "3" },
    { varient_id: 20, prod_id: 1 },
  ]);
  expect(await childrenLoader(rest, variants).loadMany(["1", "2", "3"])).toEqual([[30, 20], [], [10]]);
  expect(rest.targets).toEqual(["/v1/companySellerProdVarient/AllowVarient?ids=1,2,3"]);
});

test("children fall back to the documented list of each parent", async () => {
  const rest = scripted((target) => {
    if (target.includes("?")) return notFound();
    return target.endsWith("/2") ? notFound() : [{ varient_id: 5, prod_id: 1 }];
  });
  expect(await childrenLoader(rest, variants).loadMany(["1", "2"])).toEqual([[5], []]);
  expect(rest.targets).toHaveLength(3);
});

test("a service that passes `ids` over is found out, although its list of one row once fitted", async () => {
  const rows = [{ brand_id: 1, brand_name: "Oak" }];
  const client = scripted((target) => (target.includes("?") ? [...rows] : rows[0]));
  await recordLoader(client, brands).load("1");
  expect(client.capabilities.offers("ids /v1/companyBrand")).toBe(true);
  rows.push({ brand_id: 2, brand_name: "Elm" });
  await recordLoader(client, brands).load("1");
  expect(client.capabilities.offers("ids /v1/companyBrand")).toBe(false);
});
