import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { collectionService } from "../../test/doubles/collectionService.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import type { FakeRest } from "../../test/doubles/fakeRest.ts";

const list = `query ($first: Int, $search: String, $orderBy: CollectionOrder) { viewer {
  collections(first: $first, search: $search, orderBy: $orderBy) { totalCount edges { node {
    databaseId name isSelectable isDisplayed productCount viewerCanUpdate viewerCanDelete } } } } }`;

const companyList = "GET /v1/companyCollection/company_po_id/{id}";

/** A service that has only what the documents show: the list of all companies, without paging. */
function documentedService(): FakeRest {
  const rest = collectionService({ offersIds: false, pages: false });
  const get = rest.get.bind(rest);
  rest.get = async (read) => {
    const response = await get(read);
    if (read.template !== "/v1/companyCollection") throw new RestError("not-found", "There is no such call.");
    return response;
  };
  return rest;
}

const names = (response: { data: unknown }): unknown[] =>
  Object(response.data).viewer.collections.edges.map(({ node }: { node: { name: string } }) => node.name);

test("collections by name, with their two switches, in one call", async () => {
  const rest = collectionService();
  expect(await run(createFakeContext(rest, owner), list, { first: 2 })).toEqual({
    data: {
      viewer: {
        collections: {
          totalCount: 4,
          edges: [
            {
              node: {
                databaseId: "1",
                name: "Collection 1",
                isSelectable: true,
                isDisplayed: true,
                productCount: null,
                viewerCanUpdate: true,
                viewerCanDelete: true,
              },
            },
            {
              node: {
                databaseId: "2",
                name: "Collection 2",
                isSelectable: false,
                isDisplayed: false,
                productCount: null,
                viewerCanUpdate: true,
                viewerCanDelete: true,
              },
            },
          ],
        },
      },
    },
    errors: [],
  });
  expect(rest.summary()).toEqual([companyList]);
});

test("search and order are the service's work", async () => {
  const rest = collectionService();
  const orderBy = { field: "NAME", direction: "DESC" };
  expect(names(await run(createFakeContext(rest, owner), list, { orderBy }))).toEqual([
    "Collection 4",
    "Collection 3",
    "Collection 2",
    "Collection 1",
  ]);
  expect(names(await run(createFakeContext(rest, owner), list, { search: "ION 3" }))).toEqual([
    "Collection 3",
  ]);
  expect(rest.calls.map(({ query }) => [query["sort"], query["q"]])).toEqual([
    ["-collection_name", undefined],
    ["collection_name", "ION 3"],
  ]);
});

test("a seller sees them and may change none", async () => {
  const { data } = await run(createFakeContext(collectionService(), seller), list, { first: 1 });
  expect(data).toMatchObject({
    viewer: { collections: { edges: [{ node: { viewerCanUpdate: false, viewerCanDelete: false } }] } },
  });
});

test("the documented list has everybody's collections: only the company's own come through (decision D-44)", async () => {
  const rest = documentedService();
  expect(names(await run(createFakeContext(rest, owner), list, { search: "collection" }))).toEqual([
    "Collection 1",
    "Collection 2",
    "Collection 3",
    "Collection 4",
  ]);
  expect(rest.summary()).toEqual([companyList, "GET /v1/companyCollection"]);
  // What the service lacks is asked for once.
  await run(createFakeContext(rest, owner), list);
  expect(rest.summary().slice(2)).toEqual(["GET /v1/companyCollection"]);
});

test("a node is found by its id, also in front of a service with lists only; one of others is not", async () => {
  const node = (id: number) => encodeNodeId("Collection", String(id));
  const document = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Collection { name } } }";
  for (const rest of [collectionService(), documentedService()]) {
    const { data } = await run(createFakeContext(rest, owner), document, {
      ids: [node(3), node(foreignId), node(77)],
    });
    expect(data).toEqual({ nodes: [{ name: "Collection 3" }, null, null] });
  }
});

test("a failure of the company's list is no reason to read everybody's", async () => {
  const rest = collectionService();
  rest.get = () => Promise.reject(new RestError("unavailable", "down"));
  const { errors } = await run(createFakeContext(rest, owner), list);
  expect(errors).toHaveLength(1);
  expect(rest.calls).toEqual([]);
});
