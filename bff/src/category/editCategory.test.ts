import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { categoryService } from "../../test/doubles/categoryService.ts";
import { change, writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";

const edit = `
  mutation ($input: EditCategoryInput!) {
    editCategory(input: $input) {
      __typename
      ... on EditCategorySuccess { category { id name description order path { name } } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const level1 = encodeNodeId("Category", "1-2");
const level2 = encodeNodeId("Category", "2-2");

test("an edit sends the edited fields only", async () => {
  const rest = categoryService();
  expect(await change(rest, edit, { id: level1, name: "Renamed" })).toEqual({
    __typename: "EditCategorySuccess",
    category: {
      id: level1,
      name: "Renamed",
      description: "All of it",
      order: 2,
      path: [{ name: "Renamed" }],
    },
  });
  expect(await change(rest, edit, { id: level1, description: "Other", order: 9 })).toMatchObject({
    category: { description: "Other", order: 9 },
  });
  expect(writes(rest)).toMatchObject([
    {
      method: "PUT",
      template: "/v1/l1CategoryPO/{id}",
      params: { id: "2" },
      body: { level1_name: "Renamed" },
    },
    { params: { id: "2" }, body: { level1_order_id: 9, description: "Other" } },
  ]);
});

test("an edit of nothing writes nothing", async () => {
  const rest = categoryService();
  expect(await change(rest, edit, { id: level1 })).toMatchObject({ category: { name: "First 2" } });
  expect(writes(rest)).toEqual([]);
});

test("a category moves under another parent of the right level", async () => {
  const rest = categoryService();
  const parentId = encodeNodeId("Category", "2-3");
  expect(await change(rest, edit, { id: encodeNodeId("Category", "3-2"), parentId })).toMatchObject({
    category: { path: [{ name: "First 3" }, { name: "Second 3" }, { name: "Third 2" }] },
  });
  expect(writes(rest)).toMatchObject([{ body: { level1_id: 3, level2_id: 3 } }]);
});

test("after an edit, a move and an add, what stands around the category is read anew", async () => {
  const rest = categoryService({
    "POST /v1/l2CategoryPO/{id}/position": () => [
      { company_po_id: 1, level1_id: 2, level2_id: 2, level2_name: "Second 2", level2_order_id: 9 },
    ],
  });
  const around = "parent { children { totalCount } }";
  const document = `mutation ($id: ID!, $parentId: ID!) {
    editCategory(input: { id: $id, name: "New" }) { ... on EditCategorySuccess { category { ${around} } } }
    moveCategory(input: { id: $id }) { ... on MoveCategorySuccess { moved { ${around} } } }
    addCategory(input: { level: 2, parentId: $parentId, name: "More", order: 1 }) {
      ... on AddCategorySuccess { category { ${around} } } } }`;
  const { errors } = await run(createFakeContext(rest, owner), document, { id: level2, parentId: level1 });
  expect(errors).toEqual([]);
  expect(rest.summary()).toEqual([
    "GET /v1/categoryPO",
    "PUT /v1/l2CategoryPO/{id}",
    "GET /v1/categoryPO",
    "GET /v1/l2CategoryPO/level1_id",
    "POST /v1/l2CategoryPO/{id}/position",
    "GET /v1/categoryPO",
    "GET /v1/l2CategoryPO/level1_id",
    "POST /v1/l2CategoryPO",
    "POST /v1/companyPO/page8",
    "GET /v1/categoryPO",
    "GET /v1/l2CategoryPO/level1_id",
  ]);
});

test.each<[string, object, string, string]>([
  ["an empty name", { id: level1, name: "" }, "name", "Name is required"],
  ["no name at all", { id: level1, name: null }, "name", "Name is required"],
  ["no order at all", { id: level1, order: null }, "order", "Order ID is required"],
  [
    "an empty description on level 1",
    { id: level1, description: " " },
    "description",
    "Description is required",
  ],
  [
    "a description below level 1",
    { id: level2, description: "x" },
    "description",
    "Only a level 1 category has a description",
  ],
  ["a parent for level 1", { id: level1, parentId: level2 }, "parentId", "A level 1 category has no parent"],
  ["no parent for level 2", { id: level2, parentId: null }, "parentId", "Level 1 category is required"],
])("an edit with %s is refused", async (_name, input, field, message) => {
  const rest = categoryService();
  expect(await change(rest, edit, input)).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("the permission is checked before the input", async () => {
  const rest = categoryService();
  const input = { id: "nonsense", name: "", order: 0 };
  expect(await change(rest, edit, input, seller)).toMatchObject({ __typename: "ForbiddenError" });
  expect(await change(rest, edit, input, null)).toMatchObject({ __typename: "UnauthenticatedError" });
  expect(rest.calls).toEqual([]);
});
