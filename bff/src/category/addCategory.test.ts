import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { categoryService } from "../../test/doubles/categoryService.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const add = `
  mutation ($input: AddCategoryInput!) {
    addCategory(input: $input) {
      __typename
      ... on AddCategorySuccess {
        category { id level name description order path { name } }
        categoryEdge { node { id } cursor }
      }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const level1 = encodeNodeId("Category", "1-2");
const level2 = encodeNodeId("Category", "2-2");

test("level 1: the company comes from the session, and the answer is the service's record", async () => {
  const rest = categoryService();
  const response = await change(rest, add, {
    level: 1,
    name: "  Garden ",
    description: "Outside",
    order: 3,
    idempotencyKey: "key-1",
  });
  expect(response).toEqual({
    __typename: "AddCategorySuccess",
    category: {
      id: encodeNodeId("Category", "1-500"),
      level: 1,
      name: "Garden",
      description: "Outside",
      order: 3,
      path: [{ name: "Garden" }],
    },
    categoryEdge: { node: { id: encodeNodeId("Category", "1-500") }, cursor: expect.any(String) },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/l1CategoryPO",
      params: {},
      body: { level1_name: "Garden", level1_order_id: 3, description: "Outside", company_po_id: 1 },
      idempotencyKey: "key-1",
    },
  ]);
});

test("level 2 names its parent, level 3 both of them, and neither anything else", async () => {
  const rest = categoryService();
  expect(await change(rest, add, { level: 2, parentId: level1, name: "Pots", order: 1 })).toMatchObject({
    category: { level: 2, path: [{ name: "First 2" }, { name: "Pots" }] },
  });
  expect(await change(rest, add, { level: 3, parentId: level2, name: "Clay", order: 1 })).toMatchObject({
    category: { level: 3, path: [{ name: "First 2" }, { name: "Second 2" }, { name: "Clay" }] },
  });
  expect(writes(rest)).toMatchObject([
    { body: { level1_id: 2, level2_name: "Pots", level2_order_id: 1 } },
    { template: "/v1/companyPO/page8", body: { company_po_id: 1 } },
    { body: { level1_id: 2, level2_id: 2, level3_name: "Clay", level3_order_id: 1 } },
    { template: "/v1/companyPO/page9", body: { company_po_id: 1 } },
  ]);
});

test.each<[string, object, [string, string][]]>([
  [
    "level 1 empty",
    { level: 1, name: " ", order: 0 },
    [
      ["name", "Name is required"],
      ["order", "Order ID is a whole number from 1 to 1000000"],
      ["description", "Description is required"],
    ],
  ],
  [
    "level 1 with a parent",
    { level: 1, parentId: level1, name: "a", description: "b", order: 1 },
    [["parentId", "A level 1 category has no parent"]],
  ],
  [
    "level 2 without a parent",
    { level: 2, name: "", order: 1 },
    [
      ["parentId", "Level 1 category is required"],
      ["name", "Name is required"],
    ],
  ],
  [
    "level 3 without a parent",
    { level: 3, name: "a", order: 1 },
    [["parentId", "Level 2 category is required"]],
  ],
  [
    "level 2 with a description",
    { level: 2, parentId: level1, name: "a", description: "b", order: 1 },
    [["description", "Only a level 1 category has a description"]],
  ],
  [
    "level 3 under level 1",
    { level: 3, parentId: level1, name: "a", order: 1 },
    [["parentId", "Level 2 category is required"]],
  ],
  ["no such level", { level: 4, name: "a", order: 1 }, [["level", "Level must be 1, 2 or 3"]]],
  [
    "too long",
    { level: 1, name: "n".repeat(121), description: "d".repeat(1001), order: 1_000_001 },
    [
      ["name", "Must have at most 120 characters"],
      ["order", "Order ID is a whole number from 1 to 1000000"],
      ["description", "Must have at most 1000 characters"],
    ],
  ],
])("%s is refused beside its fields, and nothing is written", async (_name, input, issues) => {
  const rest = categoryService();
  expect(await change(rest, add, input)).toEqual({
    __typename: "ValidationError",
    message: issues.map(([, message]) => message).join(" · "),
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(writes(rest)).toEqual([]);
});

test("a parent that is unknown, foreign or malformed is answered byte for byte alike", async () => {
  const rest = categoryService();
  const parents = [
    encodeNodeId("Category", "1-77"),
    encodeNodeId("Category", `1-${foreignId}`),
    "nonsense",
    encodeNodeId("Brand", "1"),
  ];
  for (const parentId of parents) {
    const response = await change(rest, add, { level: 2, parentId, name: "a", order: 1 });
    expect(JSON.stringify(response)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(writes(rest)).toEqual([]);
});

test("the permission is checked before the input: nobody learns rules they may not use", async () => {
  const rest = categoryService();
  const input = { level: 9, name: "", order: -1 };
  expect(await change(rest, add, input, seller)).toEqual({
    __typename: "ForbiddenError",
    message: "You are not allowed to do this.",
  });
  expect(await change(rest, add, input, null)).toEqual({
    __typename: "UnauthenticatedError",
    message: "Sign in to do this.",
  });
  expect(rest.calls).toEqual([]);
});

test("what the service finds lands at the input's field or says conflict", async () => {
  const failing = (error: RestError) =>
    createFakeRest({
      writes: {
        "POST /v1/l1CategoryPO": () => {
          throw error;
        },
      },
    });
  const input = { level: 1, name: "Garden", description: "Outside", order: 1 };
  const refused = new RestError("invalid", "Bad", { fields: { level1_name: "No such names" } });
  expect(await change(failing(refused), add, input)).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: ["name"], message: "No such names" }],
  });
  const taken = new RestError("conflict", "A category with this name already exists");
  expect(await change(failing(taken), add, input)).toEqual({
    __typename: "ConflictError",
    message: "A category with this name already exists",
  });
});

test("an answer with another tenant's record is not passed on", async () => {
  const rest = createFakeRest({
    writes: {
      "POST /v1/l1CategoryPO": () => ({
        company_po_id: 2,
        level1_id: 1,
        level1_name: "Theirs",
        level1_order_id: 1,
      }),
    },
  });
  expect(await change(rest, add, { level: 1, name: "a", description: "b", order: 1 })).toMatchObject({
    __typename: "UnavailableError",
  });
});
