import { expect, test } from "vitest";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { collectionService } from "../../test/doubles/collectionService.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { change, writes } from "../../test/harness/change.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const collectionId = encodeNodeId("Collection", "1");
const product = (id: number) => encodeNodeId("Product", String(id));

const members = `query ($id: ID!, $search: String, $first: Int, $after: String) { node(id: $id) { ... on Collection {
  products(search: $search, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage } nodes { databaseId name } } } } }`;
const add = `mutation ($input: AddCollectionProductsInput!) { addCollectionProducts(input: $input) { __typename
  ... on AddCollectionProductsSuccess { collection { id } results { outcome message product { id } } }
  ... on Error { message } ... on ValidationError { issues { path message } } } }`;
const addMatching = `mutation ($input: AddMatchingProductsInput!) { addMatchingProducts(input: $input) { __typename
  ... on AddMatchingProductsSuccess { addedCount refusedCount } ... on Error { message } } }`;
const move = `mutation ($input: MoveCollectionProductInput!) { moveCollectionProduct(input: $input) { __typename
  ... on MoveCollectionProductSuccess { collection { id } } ... on Error { message }
  ... on ValidationError { issues { path message } } } }`;
const remove = `mutation ($input: RemoveCollectionProductsInput!) { removeCollectionProducts(input: $input) { __typename
  ... on RemoveCollectionProductsSuccess { removedCount } ... on Error { message } } }`;

test("what is in a collection stands by its place, in pages, with one call; a seller gets their own", async () => {
  const rest = collectionService();
  const first = await run(createFakeContext(rest, owner), members, { id: collectionId, first: 3 });
  expect(first).toMatchObject({
    data: {
      node: {
        products: {
          totalCount: 4,
          pageInfo: { hasNextPage: true },
          nodes: [{ databaseId: "4" }, { databaseId: "3" }, { databaseId: "2" }],
        },
      },
    },
  });
  const { endCursor } = Object(first.data).node.products.pageInfo;
  expect(
    await run(createFakeContext(rest, owner), members, { id: collectionId, after: endCursor }),
  ).toMatchObject({ data: { node: { products: { nodes: [{ databaseId: "1" }] } } } });
  const own = await run(createFakeContext(rest, seller), members, { id: collectionId });
  expect(own).toMatchObject({
    data: { node: { products: { totalCount: 2, nodes: [{ databaseId: "3" }, { databaseId: "1" }] } } },
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companyCollection",
    "GET /v1/companyCollectionProduct/collection_id/{id}",
    "GET /v1/companyCollection",
    "GET /v1/companyCollectionProduct/collection_id/{id}",
    "GET /v1/companyCollection",
    "GET /v1/companyCollectionProduct/collection_id/{id}",
  ]);
  expect(
    await run(createFakeContext(rest, owner), members, { id: encodeNodeId("Collection", String(foreignId)) }),
  ).toMatchObject({ data: { node: null } });
});

test("a product says which collections it is in", async () => {
  const rest = collectionService();
  const { data } = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { collections { totalCount nodes { id name } } } } }",
    { id: product(2) },
  );
  expect(data).toEqual({
    node: { collections: { totalCount: 1, nodes: [{ id: collectionId, name: "Collection 1" }] } },
  });
});

test("products are put in by one call, and what is not the company's is not found", async () => {
  const rest = collectionService();
  const productIds = [product(2), product(foreignId), product(1)];
  expect(
    await change(rest, add, { collectionId, productIds, afterId: product(3), idempotencyKey: "key" }),
  ).toEqual({
    __typename: "AddCollectionProductsSuccess",
    collection: { id: collectionId },
    results: [
      { outcome: "DONE", message: null, product: { id: product(2) } },
      { outcome: "NOT_FOUND", message: null, product: null },
      { outcome: "REFUSED", message: "At most 5000 products in a collection", product: { id: product(1) } },
    ],
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companyCollectionProduct",
      params: {},
      body: { collection_id: 1, prod_ids: [2, 1], after_id: 3 },
      idempotencyKey: "key",
    },
  ]);
});

test.each([
  [[], "At least one is required"],
  [Array.from({ length: 201 }, () => product(1)), "There are too many at once"],
])(
  "%# a number of products that does not fit is refused, and nothing is written",
  async (productIds, message) => {
    const rest = collectionService();
    expect(await change(rest, add, { collectionId, productIds })).toMatchObject({
      issues: [{ path: ["productIds"], message }],
    });
    expect(writes(rest)).toEqual([]);
  },
);

test("all that match are sent for in parts, up to what was there at first", async () => {
  const rest = collectionService();
  const input = {
    collectionId,
    search: " clay ",
    status: ["ENABLED", "DRAFT"],
    brandId: encodeNodeId("Brand", "1"),
    isLowInStock: true,
    isOnOffer: true,
  };
  expect(await change(rest, addMatching, input)).toEqual({
    __typename: "AddMatchingProductsSuccess",
    addedCount: 214,
    refusedCount: 0,
  });
  const query = {
    q: "clay",
    prod_status: "enabled,draft",
    prod_brand: "1",
    low_stock: "true",
    on_offer: "true",
  };
  expect(writes(rest)).toMatchObject([
    { template: "/v1/companyCollectionProduct/matching", body: { collection_id: 1, query } },
    { template: "/v1/companyCollectionProduct/matching", body: { collection_id: 1, query, up_to: 900 } },
  ]);
});

test("a product is moved behind or before another one, and taken out", async () => {
  const rest = collectionService();
  const success = { __typename: "MoveCollectionProductSuccess", collection: { id: collectionId } };
  expect(await change(rest, move, { collectionId, productId: product(1), afterId: product(2) })).toEqual(
    success,
  );
  expect(await change(rest, move, { collectionId, productId: product(1), beforeId: product(2) })).toEqual(
    success,
  );
  expect(await change(rest, move, { collectionId, productId: product(1) })).toEqual(success);
  expect(
    await change(rest, move, {
      collectionId,
      productId: product(1),
      afterId: product(2),
      beforeId: product(3),
    }),
  ).toMatchObject({ issues: [{ path: ["beforeId"], message: "Give only one of afterId and beforeId" }] });
  expect(await change(rest, remove, { collectionId, productIds: [product(1), product(foreignId)] })).toEqual({
    __typename: "RemoveCollectionProductsSuccess",
    removedCount: 1,
  });
  expect(writes(rest)).toMatchObject([
    { method: "PUT", body: { collection_id: 1, prod_id: 1, after_id: 2 } },
    { method: "PUT", body: { collection_id: 1, prod_id: 1, before_id: 2 } },
    { method: "PUT", body: { collection_id: 1, prod_id: 1, after_id: null } },
    { template: "/v1/companyCollectionProduct/removal", body: { collection_id: 1, prod_ids: [1] } },
  ]);
});

test.each([
  [null, "UnauthenticatedError"],
  [seller, "ForbiddenError"],
])("%# who may not change collections changes nothing", async (user, __typename) => {
  const rest = collectionService();
  const productIds = [product(1)];
  for (const [document, input] of [
    [add, { collectionId, productIds }],
    [addMatching, { collectionId }],
    [move, { collectionId, productId: product(1) }],
    [remove, { collectionId, productIds }],
  ] as const)
    expect(await change(rest, document, input, user)).toMatchObject({ __typename });
  expect(rest.calls).toEqual([]);
});

test("another company's collection is not found, and nothing is written", async () => {
  const rest = collectionService();
  const foreign = { collectionId: encodeNodeId("Collection", String(foreignId)) };
  for (const [document, input] of [
    [add, { productIds: [product(1)] }],
    [addMatching, {}],
    [move, { productId: product(1) }],
    [remove, { productIds: [product(1)] }],
  ] as const)
    expect(await change(rest, document, { ...foreign, ...input })).toMatchObject({
      __typename: "NotFoundError",
    });
  expect(writes(rest)).toEqual([]);
});
