import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { categoryService } from "../../test/doubles/categoryService.ts";
import { change, writes } from "../../test/harness/change.ts";

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
