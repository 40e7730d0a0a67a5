import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";

// A page of one product is one call of the service, with what its fields ask for and nothing else.

let office: BackOffice;
let owner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});

afterAll(() => office.close());

const everything = `name brand { name } seller { name } category { name path { name } }
  images(first: 20) { totalCount } variants(first: 20) { nodes { shortName price } } priceRange { lowest }`;

const page = (selection: string): string =>
  `query ($id: ID!) { node(id: $id) { id ... on Product { ${selection} } } }`;

const id = (databaseId: number | string): string => encodeNodeId("Product", String(databaseId));

/** The calls of an operation, but the one that asks who the user is. */
async function ask(caller: Caller, document: string, variables: Readonly<Record<string, unknown>>) {
  const { data, errors, extensions } = await caller.send(document, variables);
  expect(errors).toBeUndefined();
  const calls = (extensions?.upstream ?? []).filter(({ template }) => !template.startsWith("/v1/account"));
  return { data, calls: calls.map(({ method, template, via }) => `${method} ${template} ${String(via)}`) };
}

test("a product with everything that belongs to it is one call, and not sent again while nothing changes", async () => {
  const first = await ask(owner, page(everything), { id: id(1) });
  expect(first.calls).toEqual(["GET /v1/companySellerProdLoc network"]);
  const again = await ask(owner, page(everything), { id: id(1) });
  expect(again.calls).toEqual(["GET /v1/companySellerProdLoc revalidated"]);
  expect(again.data).toEqual(first.data);
});

test("it is what several products show, which are read as a list is", async () => {
  const { data } = await ask(owner, page(everything), { id: id(2) });
  const both = `query ($a: ID!, $b: ID!) {
    a: node(id: $a) { id ... on Product { ${everything} } } b: node(id: $b) { id ... on Product { ${everything} } } }`;
  const { data: listed, calls } = await ask(owner, both, { a: id(1), b: id(2) });
  expect(Reflect.get(Object(listed), "b")).toEqual(Reflect.get(Object(data), "node"));
  expect(calls.toSorted().map((call) => call.split(" ")[1])).toEqual([
    "/v1/categoryPO",
    "/v1/companyBrand",
    "/v1/companySeller",
    "/v1/companySellerProdImage/prod_id",
    "/v1/companySellerProdLoc",
    "/v1/companySellerProdVarient/AllowVarient",
  ]);
});

test("it is one call also where it is the only product of a list of ids, and beside records of other types", async () => {
  const product = `id ... on Product { ${everything} }`;
  const listed = await ask(
    owner,
    `query ($a: ID!) { nodes(ids: [$a]) { ${product} } others: nodes(ids: []) { ${product} } }`,
    { a: id(3) },
  );
  expect(listed.calls.map((call) => call.split(" ")[1])).toEqual(["/v1/companySellerProdLoc"]);
  const { data, calls } = await ask(
    owner,
    `query ($a: ID!, $b: ID!) { node(id: $a) { ${product} } bare: node(id: $a) { id }
      brand: node(id: $b) { ... on Brand { name } } }`,
    { a: id(3), b: encodeNodeId("Brand", "1") },
  );
  expect(calls.toSorted().map((call) => call.split(" ")[1])).toEqual([
    "/v1/companyBrand",
    "/v1/companySellerProdLoc",
    "/v1/companySellerProdLoc",
  ]);
  expect(Reflect.get(Object(listed.data), "nodes")).toEqual([Reflect.get(Object(data), "node")]);
});

test("a change of what belongs to it is in the next answer", async () => {
  const [product] = v.parse(
    v.array(v.object({ prod_brand: v.number() })),
    await office.read("/v1/companySellerProdLoc?ids=1"),
  );
  await ask(owner, page("brand { name }"), { id: id(1) });
  await office.put(`/v1/companyBrand/${product?.prod_brand}`, { brand_name: "Renamed" });
  const { data } = await ask(owner, page("brand { name }"), { id: id(1) });
  expect(data).toMatchObject({ node: { brand: { name: "Renamed" } } });
});

test("nothing of a product that is unknown, another company's or another location's is given", async () => {
  const products = v.array(v.object({ prod_id: v.number(), seller_id: v.number() }));
  const foreign = await office.signIn("owner@fernway.test");
  const seller = await office.signIn("seller@verdant.test");
  const own = await seller.send("{ viewer { seller { databaseId } } }");
  const ownId = v.parse(
    v.object({ viewer: v.object({ seller: v.object({ databaseId: v.string() }) }) }),
    own.data,
  );
  const all = v.parse(products, await office.read("/v1/companySellerProdLoc/company_po_id/1"));
  const other = all.find(({ seller_id }) => String(seller_id) !== ownId.viewer.seller.databaseId);
  for (const [caller, databaseId] of [
    [owner, 999_999],
    [foreign, 1],
    [seller, other?.prod_id ?? 0],
  ] as const) {
    const { data, calls } = await ask(caller, page(everything), { id: id(databaseId) });
    expect(data).toEqual({ node: null });
    expect(calls).toEqual([expect.stringMatching(/^GET \/v1\/companySellerProdLoc /)]);
  }
});

/** What the fake service was asked, with what came along. */
async function included(selection: string, parts: object | null): Promise<(string | undefined)[]> {
  const tables = catalogue(1);
  const [product] = tables["companySellerProdLoc"]?.rows ?? [];
  const rest = createFakeRest({
    tables,
    reads: {
      "/v1/companySellerProdLoc": () => [parts === null ? product : { ...product, included: parts }],
    },
  });
  const { errors } = await run(createFakeContext(rest, fakeOwner), page(selection), { id: id(1) });
  expect(errors).toEqual([]);
  return rest.calls.map(({ template, query }) => query["include"] ?? template);
}

test("only what the fields show is asked for", async () => {
  const brand = { brand_id: 1, company_po_id: 1, brand_name: "Brand 1" };
  expect(await included("name price", null)).toEqual(["/v1/companySellerProdLoc"]);
  expect(await included("name brand { name }", { brand })).toEqual(["brand"]);
  expect(
    await included("priceRange { lowest } ... on Product { images { totalCount } }", {
      images: [],
      variants: [],
    }),
  ).toEqual(["images,variants"]);
});

test("what came along and cannot be read, or is another's, is asked for by itself", async () => {
  const theirs = { varient_id: 1, prod_id: 2, company_po_id: 1, short_name: "x", long_name: "x" };
  expect(
    await included("brand { name } variants { totalCount }", {
      brand: { brand_id: 1, company_po_id: 1, brand_name: { en: "x" } },
      variants: [theirs],
    }),
  ).toEqual(["brand,variants", "/v1/companyBrand", "/v1/companySellerProdVarient/AllowVarient"]);
});

test("a service that does not know the parameter is asked for each part", async () => {
  expect(await included("brand { name } seller { name }", null)).toEqual([
    "brand,seller",
    "/v1/companyBrand",
    "/v1/companySeller",
  ]);
});
