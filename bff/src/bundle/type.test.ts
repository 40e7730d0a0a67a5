import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

const document = `
  query ($id: ID!) {
    node(id: $id) {
      ... on Product { bundles { totalCount edges { node { id databaseId offerPercentage order bundledProduct { name } } } } }
      ... on Bundle { databaseId offerPercentage }
    }
  }`;

/** Rows as the documents show them have no id of their own (decision D-62). */
function documentedService(): FakeRest {
  const tables = catalogue(4);
  const table = tables["companySellerProdBundle"]!;
  const rows = table.rows.map((row) => ({
    ...row,
    id: undefined,
    company_po_id: undefined,
    seller_id: undefined,
  }));
  return createFakeRest({ tables: { ...tables, companySellerProdBundle: { ...table, rows } } });
}

async function node(rest: FakeRest, type: string, id: string): Promise<unknown> {
  const { data, errors } = await run(createFakeContext(rest, owner), document, {
    id: encodeNodeId(type, id),
  });
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "node");
}

test("a product's bundles name the other product", async () => {
  expect(await node(createFakeRest({ tables: catalogue(4) }), "Product", "3")).toEqual({
    bundles: {
      totalCount: 1,
      edges: [
        {
          node: {
            id: encodeNodeId("Bundle", "5003"),
            databaseId: "5003",
            offerPercentage: "10.00",
            order: 1,
            bundledProduct: { name: "Product 0001" },
          },
        },
      ],
    },
  });
});

test("a row without an id is known by both its products, and found again by them", async () => {
  expect(await node(documentedService(), "Product", "3")).toMatchObject({
    bundles: { edges: [{ node: { id: encodeNodeId("Bundle", "3-1"), databaseId: "3-1" } }] },
  });
  expect(await node(documentedService(), "Bundle", "3-1")).toEqual({
    databaseId: "3-1",
    offerPercentage: "10.00",
  });
  expect(await node(documentedService(), "Bundle", "3-2")).toBeNull();
  expect(await node(documentedService(), "Bundle", `${foreignId}-${foreignId}`)).toBeNull();
});
