import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

function service(): FakeRest {
  return createFakeRest({ tables: catalogue(12) });
}

async function names(rest: FakeRest, args: string): Promise<unknown> {
  const response = await run(
    createFakeContext(rest, owner),
    `{ viewer { categories(${args}) { totalCount edges { node { name } } } } }`,
  );
  return response.errors.length > 0
    ? response.errors
    : Reflect.get(Object(Reflect.get(Object(response.data), "viewer")), "categories");
}

function page(totalCount: number, ...rows: string[]): unknown {
  return { totalCount, edges: rows.map((name) => ({ node: { name } })) };
}

test("by position unless another order is asked for", async () => {
  expect(await names(service(), "level: 1, first: 3")).toEqual(page(12, "First 1", "First 2", "First 3"));
  expect(await names(service(), "level: 1, first: 3, orderBy: { field: NAME }")).toEqual(
    page(12, "First 1", "First 10", "First 11"),
  );
  expect(await names(service(), "level: 1, first: 2, orderBy: { field: ORDER, direction: DESC }")).toEqual(
    page(12, "First 12", "First 11"),
  );
});

test("search finds a part of the name, in upper or lower case", async () => {
  expect(await names(service(), 'level: 2, search: " SECOND 1 "')).toEqual(
    page(4, "Second 1", "Second 10", "Second 11", "Second 12"),
  );
});

test("under a parent one level up, and two levels up", async () => {
  const level1 = encodeNodeId("Category", "1-3");
  const level2 = encodeNodeId("Category", "2-3");
  expect(await names(service(), `level: 2, parentId: "${level1}"`)).toEqual(page(1, "Second 3"));
  expect(await names(service(), `level: 3, parentId: "${level2}"`)).toEqual(page(1, "Third 3"));
  expect(await names(service(), `level: 3, parentId: "${level1}"`)).toEqual(page(1, "Third 3"));
});

test.each([
  ["unknown", encodeNodeId("Category", "1-77")],
  ["foreign", encodeNodeId("Category", `1-${foreignId}`)],
  ["malformed", "nonsense"],
  ["of another type", encodeNodeId("Brand", "1")],
  ["on the same level", encodeNodeId("Category", "2-1")],
])("a parent that is %s has no categories", async (_name, parentId) => {
  expect(await names(service(), `level: 2, parentId: "${parentId}"`)).toEqual(page(0));
});

test("there are three levels", async () => {
  for (const level of [0, 4, -1]) {
    expect(await names(service(), `level: ${level}`)).toEqual([
      { message: "`level` must be 1, 2 or 3.", code: "BAD_USER_INPUT" },
    ]);
  }
});

test("a cursor of one order is no cursor of another", async () => {
  const rest = service();
  const first = await run(
    createFakeContext(rest, owner),
    "{ viewer { categories(level: 1, first: 1) { pageInfo { endCursor } } } }",
  );
  const [cursor] = JSON.stringify(first.data).match(/[\w-]{20,}/) ?? [];
  expect(await names(rest, `level: 1, first: 1, after: "${cursor}"`)).toEqual(page(12, "First 2"));
  expect(await names(rest, `level: 1, first: 1, after: "${cursor}", orderBy: { field: NAME }`)).toEqual([
    { message: "`after` is not a cursor of this list in this order.", code: "BAD_USER_INPUT" },
  ]);
});

test("parent, path and children lead up and down the tree", async () => {
  const response = await run(
    createFakeContext(service(), owner),
    `query ($id: ID!) { node(id: $id) { ... on Category {
       level databaseId description childCount productCount parent { name } path { name level }
       children { totalCount edges { node { name children { totalCount } } } } } } }`,
    { id: encodeNodeId("Category", "2-5") },
  );
  expect(response).toEqual({
    data: {
      node: {
        level: 2,
        databaseId: "5",
        description: null,
        childCount: 1,
        productCount: 1,
        parent: { name: "First 5" },
        path: [
          { name: "First 5", level: 1 },
          { name: "Second 5", level: 2 },
        ],
        children: { totalCount: 1, edges: [{ node: { name: "Third 5", children: { totalCount: 0 } } }] },
      },
    },
    errors: [],
  });
});

/** No `ids`, no single categories, and levels 2 and 3 only under their parents: just what the documents show. */
function documentedService(): FakeRest {
  const tables = catalogue(3);
  const below = (name: string, parent: string) => ({
    ...tables[name]!,
    key: "none",
    parents: { [parent]: parent },
    rows: tables[name]!.rows.map((row) => ({ ...row, company_po_id: undefined })),
  });
  return createFakeRest({
    tables: {
      ...tables,
      l1CategoryPO: { ...tables["l1CategoryPO"]!, key: "none" },
      l2CategoryPO: below("l2CategoryPO", "level1_id"),
      l3CategoryPO: below("l3CategoryPO", "level2_id"),
    },
    offersIds: false,
    pages: false,
  });
}

test("a service with only the documented lists has the same categories", async () => {
  const rest = documentedService();
  expect(await names(rest, "level: 1, first: 2")).toEqual(page(3, "First 1", "First 2"));
  expect(await names(rest, "level: 2, orderBy: { field: NAME, direction: DESC }")).toEqual(
    page(3, "Second 3", "Second 2", "Second 1"),
  );
  expect(await names(rest, 'level: 3, search: "third 2"')).toEqual(page(1, "Third 2"));
  const parentId = encodeNodeId("Category", "1-2");
  expect(await names(rest, `level: 2, parentId: "${parentId}"`)).toEqual(page(1, "Second 2"));
  expect(await names(rest, `level: 3, parentId: "${parentId}"`)).toEqual(page(1, "Third 2"));
  const response = await run(
    createFakeContext(rest, owner),
    "query ($own: ID!, $foreign: ID!) { node(id: $own) { ... on Category { path { name } } } foreign: node(id: $foreign) { id } }",
    { own: encodeNodeId("Category", "3-3"), foreign: encodeNodeId("Category", `3-${foreignId}`) },
  );
  expect(response).toEqual({
    data: { node: { path: [{ name: "First 3" }, { name: "Second 3" }, { name: "Third 3" }] }, foreign: null },
    errors: [],
  });
});

test("a service that fails is not taken for one that has only lists", async () => {
  const rest = service();
  const failing = { ...rest, get: () => Promise.reject(new RestError("unavailable", "No answer")) };
  expect(await names(failing, "level: 2")).toHaveLength(1);
});

test.each([
  ["unknown", encodeNodeId("Category", "1-77")],
  ["malformed", "nonsense"],
  ["there", encodeNodeId("Category", "1-3")],
])("wrong arguments are refused before a parent that is %s is looked for", async (_name, parentId) => {
  const rest = service();
  const asked = (args: string) => names(rest, `level: 2, parentId: "${parentId}", ${args}`);
  expect(await asked(`search: "${"x".repeat(201)}"`)).toMatchObject([
    { message: "`search` takes at most 200 characters." },
  ]);
  const ids = Array.from({ length: 101 }, (_, index) => `"${encodeNodeId("Category", `2-${index + 1}`)}"`);
  expect(await asked(`filter: { ids: [${ids.join()}] }`)).toMatchObject([
    { message: "`ids` takes at most 100 ids." },
  ]);
  expect(await asked('filter: { ids: ["zzz"] }')).toEqual(page(0));
  expect(await asked("order: 0")).toEqual(page(0));
  expect(rest.calls).toEqual([]);
});
