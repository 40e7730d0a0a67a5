import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { change, writes } from "../../test/harness/change.ts";
import { collectionService } from "../../test/doubles/collectionService.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const errors = "... on Error { message } ... on ValidationError { issues { path message } }";
const fields = "id name isSelectable isDisplayed";
const add = `mutation ($input: AddCollectionInput!) { addCollection(input: $input) { __typename
  ... on AddCollectionSuccess { collection { ${fields} } collectionEdge { node { id } cursor } } ${errors} } }`;
const edit = `mutation ($input: EditCollectionInput!) { editCollection(input: $input) { __typename
  ... on EditCollectionSuccess { collection { ${fields} version } }
  ... on ConflictError { current { ... on Collection { name version } } } ${errors} } }`;
const remove = `mutation ($input: DeleteCollectionInput!) { deleteCollection(input: $input) { __typename
  ... on DeleteCollectionSuccess { deletedId } ${errors} } }`;

const id = encodeNodeId("Collection", "2");

test("a collection is added to the company of the session, and onboarding is told", async () => {
  const rest = collectionService();
  const added = encodeNodeId("Collection", "500");
  expect(await change(rest, add, { name: "  Gifts ", isDisplayed: true, idempotencyKey: "key" })).toEqual({
    __typename: "AddCollectionSuccess",
    collection: { id: added, name: "Gifts", isSelectable: false, isDisplayed: true },
    collectionEdge: { node: { id: added }, cursor: expect.any(String) },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companyCollection",
      params: {},
      body: {
        collection_name: "Gifts",
        collection_enable_select: false,
        collection_enable_display: true,
        company_po_id: 1,
      },
      idempotencyKey: "key",
    },
    expect.objectContaining({ template: "/v1/companyPO/page11", body: { company_po_id: 1 } }),
  ]);
});

test("a switch sends that switch alone", async () => {
  const rest = collectionService();
  expect(await change(rest, edit, { id, isDisplayed: true })).toMatchObject({
    collection: { name: "Collection 2", isSelectable: false, isDisplayed: true },
  });
  expect(writes(rest)).toMatchObject([
    {
      method: "PUT",
      template: "/v1/companyCollection/{id}",
      params: { id: "2" },
      body: { collection_enable_display: true },
    },
  ]);
  expect(await change(rest, edit, { id })).toMatchObject({ collection: { name: "Collection 2" } });
  expect(writes(rest)).toHaveLength(1);
});

test("a deleted collection answers with its id", async () => {
  const rest = collectionService();
  expect(await change(rest, remove, { id })).toEqual({
    __typename: "DeleteCollectionSuccess",
    deletedId: id,
  });
  expect(writes(rest)).toMatchObject([{ method: "DELETE", params: { id: "2" } }]);
});

test.each<[string, string, object, string, string]>([
  ["an empty name", add, { name: " " }, "name", "Collection Name is required"],
  ["a long name", add, { name: "n".repeat(121) }, "name", "Must have at most 120 characters"],
  ["no name in an edit", edit, { id, name: null }, "name", "Collection Name is required"],
  ["no switch in an edit", edit, { id, isDisplayed: null }, "isDisplayed", "Say yes or no"],
])(
  "%s is refused beside its field, and nothing is written",
  async (_name, document, input, field, message) => {
    const rest = collectionService();
    expect(await change(rest, document, input)).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: [field], message }],
    });
    expect(writes(rest)).toEqual([]);
  },
);

test("the permission is checked before the input", async () => {
  const rest = collectionService();
  for (const [document, input] of [
    [add, { name: "" }],
    [edit, { id: "nonsense", name: "" }],
    [remove, { id: "nonsense" }],
  ] as const) {
    expect(await change(rest, document, input, seller)).toMatchObject({ __typename: "ForbiddenError" });
    expect(await change(rest, document, input, null)).toMatchObject({ __typename: "UnauthenticatedError" });
  }
  expect(rest.calls).toEqual([]);
});

test("a name that is taken is said beside the name", async () => {
  const rest = createFakeRest({
    writes: {
      "POST /v1/companyCollection": () => {
        throw new RestError("conflict", "Collection Name Already Exist", {
          fields: { collection_name: "Collection Name Already Exist" },
        });
      },
    },
  });
  const document = add.replace(
    "... on Error",
    "... on ConflictError { issues { path message } } ... on Error",
  );
  expect(await change(rest, document, { name: "Gifts" })).toEqual({
    __typename: "ConflictError",
    message: "Collection Name Already Exist",
    issues: [{ path: ["name"], message: "Collection Name Already Exist" }],
  });
});
