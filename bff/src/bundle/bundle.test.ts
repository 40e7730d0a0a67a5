import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { productService } from "../../test/doubles/productService.ts";

// Product 3 of location 1 has product 1 in its bundle 5003; products 2 and 4 are of location 2.
const productId = encodeNodeId("Product", "3");
const bundleId = encodeNodeId("Bundle", "5003");
const one = encodeNodeId("Product", "1");
const addition = { productId: one, bundledProductId: productId, offerPercentage: "12.5", order: 2 };

test("a bundle is added with one write in the documented form", async () => {
  const rest = productService();
  expect(
    await clientOf(rest).change(
      "addBundle",
      { ...addition, idempotencyKey: "key" },
      "bundle { id offerPercentage order bundledProduct { id } } bundleEdge { node { id } }",
    ),
  ).toEqual({
    __typename: "AddBundleSuccess",
    bundle: {
      id: encodeNodeId("Bundle", "5999"),
      offerPercentage: "12.50",
      order: 2,
      bundledProduct: { id: productId },
    },
    bundleEdge: { node: { id: encodeNodeId("Bundle", "5999") } },
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdBundle/prod_id",
    "POST /v1/companySellerProdBundle",
  ]);
  expect(writes(rest)).toMatchObject([
    {
      body: { prod_id: 1, bundle_id: 3, bundle_offer_percentage: "12.5", order_id: 2 },
      idempotencyKey: "key",
    },
  ]);
});

test.each<[string, object, [string, string][]]>([
  ["no product", { bundledProductId: " " }, [["bundledProductId", "Bundle Product ID required"]]],
  ["more than 90 percent", { offerPercentage: "90.01" }, [["offerPercentage", "Please enter 1% to 90%"]]],
  ["less than 1 percent", { offerPercentage: "0.5" }, [["offerPercentage", "Please enter 1% to 90%"]]],
  ["a position of 0", { order: 0 }, [["order", "Order ID is a whole number from 1 to 1000000"]]],
  [
    "the product itself",
    { bundledProductId: one },
    [["bundledProductId", "A product cannot be bundled with itself"]],
  ],
  [
    "a product of another location",
    { bundledProductId: encodeNodeId("Product", "2") },
    [["bundledProductId", "This product belongs to another location"]],
  ],
])("%s is refused beside its fields, and nothing is written", async (_name, change, issues) => {
  const rest = productService();
  expect(await clientOf(rest).change("addBundle", { ...addition, ...change })).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(writes(rest)).toEqual([]);
});

test("a product stands in one bundle of another only; the same form again is left to the service", async () => {
  const rest = productService();
  const twice = { productId, bundledProductId: one, offerPercentage: "10", order: 1 };
  const refusal = { __typename: "ConflictError", message: "This product is already in the bundle" };
  expect(await clientOf(rest).change("addBundle", twice)).toMatchObject(refusal);
  expect(await clientOf(rest).change("addBundle", { ...twice, order: 2, idempotencyKey: "k" })).toMatchObject(
    refusal,
  );
  expect(writes(rest)).toEqual([]);
  expect(await clientOf(rest).change("addBundle", { ...twice, idempotencyKey: "k" })).toMatchObject({
    __typename: "AddBundleSuccess",
  });
});

test("an edit sends the edited fields to the row, and refuses itself and nothing", async () => {
  const rest = productService();
  const edit = (input: object, selection?: string) =>
    clientOf(rest).change("editBundle", { id: bundleId, ...input }, selection);
  expect(await edit({ offerPercentage: "11" }, "bundle { offerPercentage version }")).toMatchObject({
    bundle: { offerPercentage: "11.00" },
  });
  expect(writes(rest)).toMatchObject([
    {
      template: "/v1/companySellerProdBundle/{id}",
      params: { id: "5003" },
      body: { bundle_offer_percentage: "11" },
    },
  ]);
  await edit({});
  expect(await edit({ bundledProductId: productId })).toMatchObject({
    issues: [{ path: ["bundledProductId"], message: "A product cannot be bundled with itself" }],
  });
  expect(await edit({ order: null })).toMatchObject({
    issues: [{ path: ["order"], message: "Order ID is required" }],
  });
  expect(await edit({ order: 2, version: "stale" })).toMatchObject({
    __typename: "ConflictError",
    current: { id: bundleId },
  });
  expect(writes(rest)).toHaveLength(1);
});

test("deleting takes the row away", async () => {
  const rest = productService();
  expect(await clientOf(rest).change("deleteBundle", { id: bundleId }, "deletedId product { id }")).toEqual({
    __typename: "DeleteBundleSuccess",
    deletedId: bundleId,
    product: { id: productId },
  });
  expect(writes(rest)).toMatchObject([{ method: "DELETE", params: { id: "5003" } }]);
  expect(await clientOf(rest).change("deleteBundle", { id: bundleId, version: "stale" })).toMatchObject({
    __typename: "ConflictError",
    current: { id: bundleId },
  });
  expect(writes(rest)).toHaveLength(1);
});

test("candidates are the location's other products that are not there yet, by name", async () => {
  const rest = productService();
  const candidates = async (id: string, search = "") => {
    const { data, errors } = await run(
      createFakeContext(rest, owner),
      "query ($id: ID!, $search: String) { node(id: $id) { ... on Product { bundleCandidates(search: $search) { totalCount edges { node { productId name } } } } } }",
      { id, search },
    );
    expect(errors).toEqual([]);
    return Reflect.get(Object(Reflect.get(Object(data), "node")), "bundleCandidates");
  };
  expect(await candidates(productId)).toEqual({ totalCount: 0, edges: [] });
  // The bundle of product 1 in this catalogue names product 1 itself.
  expect(await candidates(one)).toEqual({
    totalCount: 1,
    edges: [{ node: { productId, name: "Product 0003" } }],
  });
  expect(await candidates(one, "nothing")).toEqual({ totalCount: 0, edges: [] });
  expect(rest.summary().slice(0, 3).toSorted()).toEqual([
    "GET /v1/companySellerProdBundle/prod_id",
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdLoc/seller_id/{sellerId}/{id}",
  ]);
});

test("whoever may not have the product may not have its bundles", async () => {
  const rest = productService();
  const two = encodeNodeId("Product", "2");
  const elsewhere: [string, object][] = [
    ["addBundle", { ...addition, productId: two }],
    ["addBundle", { ...addition, bundledProductId: encodeNodeId("Product", `${foreignId}`) }],
    ["editBundle", { id: encodeNodeId("Bundle", "5002"), order: 2 }],
    ["deleteBundle", { id: encodeNodeId("Bundle", "5002") }],
  ];
  for (const [name, input] of elsewhere) {
    expect(await clientOf(rest, seller).change(name, input), name).toMatchObject({
      __typename: "NotFoundError",
    });
    expect(await clientOf(rest, null).change(name, input), name).toMatchObject({
      __typename: "UnauthenticatedError",
    });
  }
  expect(writes(rest)).toEqual([]);
});

test("a candidate that is deleted meanwhile keeps its name, and its product fails instead of being nothing", async () => {
  const rest = createFakeRest({
    tables: catalogue(4),
    reads: {
      "/v1/companySellerProdLoc/seller_id/{sellerId}/{id}": () => [{ prod_id: 777, prod_name: "Gone" }],
    },
  });
  const response = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { bundleCandidates { nodes { name product { id } } } } } }",
    { id: one },
  );
  expect(response).toEqual({
    data: { node: { bundleCandidates: { nodes: [{ name: "Gone", product: null }] } } },
    errors: [{ message: "This record does not exist.", code: undefined }],
  });
});
