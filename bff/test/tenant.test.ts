import { expect, test } from "vitest";
import { catalogue, foreignId } from "./doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "./doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "./doubles/fakeRest.ts";
import { encodeNodeId } from "../src/graphql/nodeId.ts";

const byId = "query ($id: ID!) { node(id: $id) { id __typename } }";

const foreignRecords: readonly (readonly [type: string, foreign: string, unknown: string])[] = [
  ["Company", "2", "77"],
  ["Seller", `${foreignId}`, "77"],
  ["Brand", `${foreignId}`, "77"],
  ["Banner", `${foreignId}`, "77"],
  ["Category", `1-${foreignId}`, "1-77"],
  ["Category", `2-${foreignId}`, "2-77"],
  ["Category", `3-${foreignId}`, "3-77"],
  ["Product", `${foreignId}`, "77"],
  ["Variant", `${foreignId}0`, "77"],
  ["Bundle", `${5000 + foreignId}`, "77"],
];

function service(): FakeRest {
  return createFakeRest({ tables: catalogue(4) });
}

test.each(foreignRecords)(
  "%s: foreign %s, unknown %s and malformed answer alike",
  async (type, foreign, unknown) => {
    const responses = await Promise.all(
      [
        encodeNodeId(type, foreign),
        encodeNodeId(type, unknown),
        "not an id",
        encodeNodeId("Viewer", "1"),
      ].map((id) => run(createFakeContext(service(), owner), byId, { id })),
    );
    for (const response of responses)
      expect(JSON.stringify(response)).toBe('{"data":{"node":null},"errors":[]}');
  },
);

test.each(foreignRecords)("%s %s: an owner of that company gets it", async (type, foreign) => {
  const other = { ...owner, companyId: "2" };
  const id = encodeNodeId(type, foreign);
  expect(await run(createFakeContext(service(), other), byId, { id })).toEqual({
    data: { node: { id, __typename: type } },
    errors: [],
  });
});

test.each([
  ["Seller", "1", "2"],
  ["Product", "1", "2"],
  ["Variant", "10", "20"],
  ["Bundle", "5001", "5002"],
])("%s: a seller gets %s of their own location and not %s of another", async (type, own, others) => {
  const node = async (id: string) =>
    (await run(createFakeContext(service(), seller), byId, { id: encodeNodeId(type, id) })).data;
  expect(await node(own)).toEqual({ node: { id: encodeNodeId(type, own), __typename: type } });
  expect(await node(others)).toEqual({ node: null });
});

test("nobody gets anything without a session, and the service is not even asked", async () => {
  const rest = service();
  const response = await run(
    createFakeContext(rest, null),
    "query ($ids: [ID!]!) { viewer { name } nodes(ids: $ids) { id } }",
    { ids: [encodeNodeId("Product", "1"), encodeNodeId("Company", "1")] },
  );
  expect(response).toEqual({ data: { viewer: null, nodes: [null, null] }, errors: [] });
  expect(rest.calls).toEqual([]);
});

test("nodes keeps the order and puts null in the place of what is not there", async () => {
  const ids = [
    encodeNodeId("Brand", "2"),
    encodeNodeId("Brand", `${foreignId}`),
    "?",
    encodeNodeId("Brand", "1"),
  ];
  const response = await run(
    createFakeContext(service(), owner),
    "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    { ids },
  );
  expect(response.data).toEqual({ nodes: [{ id: ids[0] }, null, null, { id: ids[3] }] });
});

test("more than 100 ids are refused", async () => {
  const ids = Array.from({ length: 101 }, () => encodeNodeId("Brand", "1"));
  const response = await run(
    createFakeContext(service(), owner),
    "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    { ids },
  );
  expect(response.errors).toEqual([{ message: "`ids` takes at most 100 ids.", code: "BAD_USER_INPUT" }]);
});

const lists = [
  "brands { totalCount }",
  "banners { totalCount }",
  "sellers { totalCount }",
  "categories(level: 1) { totalCount }",
  "categories(level: 2) { totalCount }",
  "categories(level: 3) { totalCount }",
  "products { totalCount }",
];

test.each(lists)("%s asks for the company of the session", async (list) => {
  const rest = service();
  const response = await run(createFakeContext(rest, owner), `{ viewer { ${list} } }`);
  expect(response.errors).toEqual([]);
  expect(rest.calls.map((call) => call.params)).toEqual([{ id: "1" }]);
});

test("a whole list with records of others is used without them", async () => {
  const tables = catalogue(2);
  const mixed = {
    ...tables,
    companyBrand: { ...tables["companyBrand"]!, parents: { company_po_id: "anyone" } },
  };
  const rows = tables["companyBrand"]!.rows.map((row) => ({ ...row, anyone: 1 }));
  const rest = createFakeRest({ tables: { companyBrand: { ...mixed.companyBrand, rows } }, pages: false });
  const response = await run(
    createFakeContext(rest, owner),
    "{ viewer { brands { totalCount edges { node { name } } } } }",
  );
  expect(response.data).toEqual({
    viewer: {
      brands: { totalCount: 2, edges: [{ node: { name: "Brand 1" } }, { node: { name: "Brand 2" } }] },
    },
  });
});

test("a page that the service mixed itself is refused: its count tells of others too", async () => {
  const tables = catalogue(2);
  const rows = tables["companyBrand"]!.rows.map((row) => ({ ...row, anyone: 1 }));
  const mixed = { ...tables["companyBrand"]!, rows, parents: { company_po_id: "anyone" } };
  const rest = createFakeRest({ tables: { companyBrand: mixed } });
  const response = await run(createFakeContext(rest, owner), "{ viewer { brands { totalCount } } }");
  expect(response.data).toEqual({ viewer: { brands: null } });
  expect(response.errors).toHaveLength(1);
});

test("children that name another tenant than their parent are left out", async () => {
  const tables = catalogue(1);
  const rows = tables["companySellerProdVarient"]!.rows.map((row, index) =>
    index === 1 ? { ...row, company_po_id: 2 } : row,
  );
  const rest = createFakeRest({
    tables: { ...tables, companySellerProdVarient: { ...tables["companySellerProdVarient"]!, rows } },
  });
  const response = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { variants { totalCount } priceRange { lowest highest } } } }",
    { id: encodeNodeId("Product", "1") },
  );
  expect(response.data).toEqual({
    node: { variants: { totalCount: 1 }, priceRange: { lowest: "100.50", highest: "100.50" } },
  });
});

test("a variant that does not name its company is checked through its product", async () => {
  const tables = catalogue(1);
  const rows = tables["companySellerProdVarient"]!.rows.map((row) => ({
    ...row,
    company_po_id: null,
    seller_id: null,
  }));
  const rest = createFakeRest({
    tables: { ...tables, companySellerProdVarient: { ...tables["companySellerProdVarient"]!, rows } },
  });
  const nodes = ["10", `${foreignId}0`].map((id) => encodeNodeId("Variant", id));
  const response = await run(
    createFakeContext(rest, owner),
    "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    { ids: nodes },
  );
  expect(response.data).toEqual({ nodes: [{ id: nodes[0] }, null] });
});
