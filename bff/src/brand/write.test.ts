import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest, type FakeRestOptions } from "../../test/doubles/fakeRest.ts";

const brand = (id: number) => encodeNodeId("Brand", String(id));
const parts = "__typename ... on Error { message code } ... on ValidationError { issues { path message } }";
const add = `mutation ($input: AddBrandInput!) { addBrand(input: $input) { ${parts}
  ... on ConflictError { issues { path message code } }
  ... on AddBrandSuccess { brand { id name productCount } brandEdge { node { id } } } } }`;
const edit = `mutation ($input: EditBrandInput!) { editBrand(input: $input) { ${parts}
  ... on ConflictError { current { ... on Brand { name version } } }
  ... on EditBrandSuccess { brand { id name version } } } }`;
const remove = `mutation ($input: DeleteBrandInput!) { deleteBrand(input: $input) { ${parts}
  ... on DeleteBrandSuccess { deletedId } } }`;
const merge = `mutation ($input: MergeBrandInput!) { mergeBrand(input: $input) { ${parts}
  ... on MergeBrandSuccess { deletedId brand { id name productCount } } } }`;

function brandService(others: FakeRestOptions["writes"] = {}): FakeRest {
  return createFakeRest({
    tables: catalogue(4),
    writes: {
      "POST /v1/companyBrand": ({ body }) => ({ brand_id: 500, products_count: 0, ...Object(body) }),
      "PUT /v1/companyBrand/{id}": ({ params, body }) => ({
        company_po_id: 1,
        brand_id: params?.["id"],
        ...Object(body),
      }),
      "DELETE /v1/companyBrand/{id}": () => null,
      ...others,
    },
  });
}

test("a brand is added to the company of the session, by a seller too", async () => {
  const rest = brandService();
  const input = { name: "  Mitti ", idempotencyKey: "key-1" };
  expect(await change(rest, add, input, seller)).toEqual({
    __typename: "AddBrandSuccess",
    brand: { id: brand(500), name: "Mitti", productCount: 0 },
    brandEdge: { node: { id: brand(500) } },
  });
  expect(writes(rest)).toMatchObject([
    {
      template: "/v1/companyBrand",
      body: { brand_name: "Mitti", company_po_id: 1 },
      idempotencyKey: "key-1",
    },
  ]);
});

test("a brand needs a name, and one that the company does not have in other letters", async () => {
  const empty = brandService();
  expect(await change(empty, add, { name: " " })).toMatchObject({
    issues: [{ path: ["name"], message: "Brand Name is required" }],
  });
  expect(writes(empty)).toEqual([]);
  const taken = brandService({
    "POST /v1/companyBrand": () => {
      throw new RestError("conflict", "Brand Name Already Exist", {
        fields: { brand_name: "Brand Name Already Exist" },
      });
    },
  });
  expect(await change(taken, add, { name: "BRAND 1" })).toMatchObject({
    __typename: "ConflictError",
    code: "TAKEN",
    issues: [{ path: ["name"], message: "Brand Name Already Exist", code: "TAKEN" }],
  });
});

test("a rename is sent for the version it was made to, and a stale one changes nothing", async () => {
  const rest = brandService();
  expect(await change(rest, edit, { id: brand(2), name: "Renamed" })).toMatchObject({
    brand: { name: "Renamed" },
  });
  expect(await change(rest, edit, { id: brand(2), name: "Again", version: "old" })).toMatchObject({
    __typename: "ConflictError",
    code: "STALE_VERSION",
    current: { name: "Brand 2" },
  });
  expect(writes(rest)).toMatchObject([{ params: { id: "2" }, body: { brand_name: "Renamed" } }]);
});

test("a merge is one call, and answers the brand that stays", async () => {
  const rest = brandService({
    "POST /v1/companyBrand/{id}/merge": () => ({
      company_po_id: 1,
      brand_id: 2,
      brand_name: "Brand 2",
      products_count: 7,
    }),
  });
  expect(await change(rest, merge, { id: brand(1), intoId: brand(2) })).toEqual({
    __typename: "MergeBrandSuccess",
    deletedId: brand(1),
    brand: { id: brand(2), name: "Brand 2", productCount: 7 },
  });
  expect(rest.summary()).toEqual(["GET /v1/companyBrand", "POST /v1/companyBrand/{id}/merge"]);
  expect(writes(rest)).toMatchObject([{ params: { id: "1" }, body: { into_id: 2 } }]);
});

test("a merge with itself is refused, and one that the service does not offer says so", async () => {
  const rest = brandService({
    "POST /v1/companyBrand/{id}/merge": () => {
      throw new RestError("not-found", "There is no such call.");
    },
  });
  expect(await change(rest, merge, { id: brand(1), intoId: brand(1) })).toMatchObject({
    issues: [{ path: ["intoId"], message: "A brand cannot be merged with itself" }],
  });
  expect(writes(rest)).toEqual([]);
  expect(await change(rest, merge, { id: brand(1), intoId: brand(2) })).toMatchObject({
    __typename: "UnavailableError",
  });
});

test("one that products carry stays, with the service's reason", async () => {
  const rest = brandService({
    "DELETE /v1/companyBrand/{id}": () => {
      throw new RestError("conflict", "Still in use: products carry it");
    },
  });
  expect(await change(rest, remove, { id: brand(1) })).toEqual({
    __typename: "ConflictError",
    message: "Still in use: products carry it",
    code: "CONFLICT",
  });
});

test.each([
  ["edit", edit, { name: "Mine now" }],
  ["delete", remove, {}],
  ["merge", merge, { intoId: brand(1) }],
])(
  "%s: strangers are not found, sellers and nobody are refused, and nothing is sent",
  async (_name, document, rest) => {
    const service = brandService();
    for (const id of [brand(77), brand(foreignId), "nonsense"])
      expect(JSON.stringify(await change(service, document, { id, ...rest }))).toBe(
        '{"__typename":"NotFoundError","message":"This record does not exist.","code":"NOT_FOUND"}',
      );
    const input = { id: brand(1), ...rest };
    expect(await change(service, document, input, seller)).toMatchObject({ __typename: "ForbiddenError" });
    expect(await change(service, document, input, null)).toMatchObject({
      __typename: "UnauthenticatedError",
    });
    expect(writes(service)).toEqual([]);
  },
);
