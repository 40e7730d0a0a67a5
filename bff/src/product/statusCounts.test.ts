import { expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const document =
  "{ viewer { productCounts { draft pending enabled rectification disabled } products(first: 1) { totalCount } } }";
const ofCompany = "GET /v1/companySellerProdLoc/company_po_id/{id}";
const ofSeller = "GET /v1/companySellerProdLoc/seller_id/{id}";

function sumOf(data: unknown): [sum: number, total: unknown] {
  const { productCounts, products } = Object(Reflect.get(Object(data), "viewer"));
  const sum = Object.values(Object(productCounts)).reduce<number>((total, count) => total + Number(count), 0);
  return [sum, Reflect.get(Object(products), "totalCount")];
}

test.each([
  ["an owner", owner, ofCompany],
  ["a seller", seller, ofSeller],
] as const)("%s: one call for each state, however many products there are", async (_who, user, call) => {
  const rest = createFakeRest({ tables: catalogue(120) });
  const response = await run(createFakeContext(rest, user), document);
  const [sum, total] = sumOf(response.data);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBe(total);
  expect(rest.summary()).toEqual(Array.from({ length: 6 }, () => call));
  expect(rest.calls.every(({ query }) => query["limit"] === "2")).toBe(true);
});

test("a service that lists no products has no counts, and that is no failure", async () => {
  const rest = createFakeRest();
  const missing = {
    ...rest,
    get: () => Promise.reject(new RestError("not-found", "There is no such call.")),
  };
  const response = await run(createFakeContext(missing, owner), "{ viewer { productCounts { draft } } }");
  expect(response).toEqual({ data: { viewer: { productCounts: null } }, errors: [] });
});
