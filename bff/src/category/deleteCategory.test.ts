import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { categoryService } from "../../test/doubles/categoryService.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";

const remove = `
  mutation ($input: DeleteCategoryInput!) {
    deleteCategory(input: $input) {
      __typename
      ... on DeleteCategorySuccess { deletedId }
      ... on Error { message }
    }
  }`;

const id = encodeNodeId("Category", "2-3");
const call = "DELETE /v1/l2CategoryPO/{id}";

test("a category of each level is deleted where it is kept", async () => {
  const rest = categoryService({ [call]: () => null });
  expect(await change(rest, remove, { id })).toEqual({ __typename: "DeleteCategorySuccess", deletedId: id });
  expect(writes(rest)).toMatchObject([
    { method: "DELETE", template: "/v1/l2CategoryPO/{id}", params: { id: "3" } },
  ]);
});

test("one that is in use stays, with the service's reason", async () => {
  const rest = categoryService({
    [call]: () => {
      throw new RestError("conflict", "Still in use: categories stand under it");
    },
  });
  expect(await change(rest, remove, { id })).toEqual({
    __typename: "ConflictError",
    message: "Still in use: categories stand under it",
  });
});

test("unknown, foreign and malformed ids are answered alike, and nothing is deleted", async () => {
  const rest = categoryService();
  for (const stranger of [
    encodeNodeId("Category", "2-77"),
    encodeNodeId("Category", `2-${foreignId}`),
    "nonsense",
  ])
    expect(JSON.stringify(await change(rest, remove, { id: stranger }))).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  expect(await change(rest, remove, { id }, seller)).toMatchObject({ __typename: "ForbiddenError" });
  expect(await change(rest, remove, { id }, null)).toMatchObject({ __typename: "UnauthenticatedError" });
  expect(writes(rest)).toEqual([]);
});
