import { expect, test } from "vitest";
import { catalogue } from "./doubles/catalogue.ts";
import { createFakeContext, owner, run } from "./doubles/fakeContext.ts";
import { createFakeRest } from "./doubles/fakeRest.ts";
import { encodeNodeId } from "../src/graphql/nodeId.ts";

const products = "GET /v1/companySellerProdLoc/company_po_id/{id}";
const productsOfSeller = "GET /v1/companySellerProdLoc/seller_id/{id}";
const productsById = "GET /v1/companySellerProdLoc";
const brandsById = "GET /v1/companyBrand";
const categoriesById = "GET /v1/categoryPO";
const sellersById = "GET /v1/companySeller";
const variantsOfProducts = "GET /v1/companySellerProdVarient/AllowVarient";
const bundlesOfProducts = "GET /v1/companySellerProdBundle/prod_id";

const productRow = `
  id databaseId name status imageUrl price priceRange { lowest highest }
  brand { name } seller { name } category { name path { name } parent { name } }
  variants(first: 100) { totalCount edges { node { shortName price isDefault product { name } } } }`;

interface Operation {
  readonly name: string;
  readonly document: string;
  /** The calls for a page of so many rows. */
  readonly calls: (rows: number) => readonly string[];
}

/** A hundred rows with paths of their own are 300 categories, and one call takes 200 ids. */
function categoryCalls(rows: number): string[] {
  return Array.from({ length: Math.ceil((rows * 3) / 200) }, () => categoriesById);
}

const operations: readonly Operation[] = [
  { name: "the viewer alone", document: "{ viewer { name email permissions nextStep } }", calls: () => [] },
  {
    name: "the company",
    document: "{ viewer { company { name logoUrl } } }",
    calls: () => ["GET /v1/companyPO"],
  },
  {
    name: "the list of products with everything a row shows",
    document: `query ($first: Int!) { viewer { products(first: $first) { totalCount edges { node { ${productRow} } } } } }`,
    calls: (rows) => [products, brandsById, sellersById, ...categoryCalls(rows), variantsOfProducts],
  },
  {
    name: "the list of products without columns that need more",
    document:
      "query ($first: Int!) { viewer { products(first: $first) { edges { node { name status } } } } }",
    calls: () => [products],
  },
  {
    name: "products with their bundles",
    document:
      "query ($first: Int!) { viewer { products(first: $first) { edges { node { bundles { edges { node { offerPercentage bundledProduct { name } } } } } } } } }",
    calls: () => [products, bundlesOfProducts],
  },
  {
    name: "the list of locations with everything a row and its form show",
    document: `query ($first: Int!) { viewer { permissions sellers(first: $first) { totalCount edges { node {
      id name type status suspendedReason gstinNumber commissionPercentage productCount maximumProducts phone officeEmail
      address { area province } administrator { firstName email dateOfBirth } version viewerCanUpdate viewerCanDelete
    } } } } }`,
    calls: () => ["GET /v1/companySeller/company_po_id/{id}"],
  },
  {
    name: "products of one location",
    document:
      "query ($first: Int!) { viewer { sellers(first: 1) { edges { node { products(first: $first) { edges { node { name } } } } } } } }",
    calls: () => ["GET /v1/companySeller/company_po_id/{id}", productsOfSeller],
  },
  {
    name: "categories of level 1",
    document:
      "query ($first: Int!) { viewer { categories(level: 1, first: $first) { edges { node { name path { name } } } } } }",
    calls: () => ["GET /v1/l1CategoryPO/company_po_id/{id}"],
  },
  {
    name: "categories of level 1 with their children",
    document:
      "query ($first: Int!) { viewer { categories(level: 1, first: $first) { edges { node { children { totalCount edges { node { name } } } } } } } }",
    calls: () => ["GET /v1/l1CategoryPO/company_po_id/{id}", "GET /v1/l2CategoryPO/level1_id"],
  },
  {
    name: "categories of level 2 with their children",
    document:
      "query ($first: Int!) { viewer { categories(level: 2, first: $first) { edges { node { children { edges { node { name } } } } } } } }",
    calls: () => ["GET /v1/l2CategoryPO/company_po_id/{id}", "GET /v1/l3CategoryPO/level2_id"],
  },
  {
    name: "categories of level 3 with their paths",
    document:
      "query ($first: Int!) { viewer { categories(level: 3, first: $first) { edges { node { name path { name } parent { name } } } } } }",
    calls: () => ["GET /v1/l3CategoryPO/company_po_id/{id}", categoriesById],
  },
  {
    name: "categories of level 3 with their parents one by one, as the console's rows ask",
    document:
      "query ($first: Int!) { viewer { categories(level: 3, first: $first) { edges { node { name parent { name parent { name } } } } } } }",
    calls: () => ["GET /v1/l3CategoryPO/company_po_id/{id}", categoriesById],
  },
  {
    name: "categories under one parent",
    document: `query ($first: Int!) { viewer { categories(level: 2, parentId: "${encodeNodeId("Category", "1-1")}", first: $first) { edges { node { name } } } } }`,
    calls: () => [categoriesById, "GET /v1/l2CategoryPO/level1_id/{id}"],
  },
  {
    name: "categories of level 3 under a category of level 1, with their paths",
    document: `query ($first: Int!) { viewer { categories(level: 3, parentId: "${encodeNodeId("Category", "1-1")}", first: $first) { edges { node { name path { name } } } } } }`,
    calls: () => [categoriesById, "GET /v1/l3CategoryPO/company_po_id/{id}", categoriesById],
  },
  {
    name: "banners with the category they lead to",
    document:
      "query ($first: Int!) { viewer { banners(first: $first) { edges { node { slogan category { name path { name } } } } } } }",
    calls: () => ["GET /v1/companyBanner/company_po_id/{id}", categoriesById],
  },
  {
    name: "categories of level 1 with their children, by nodes",
    document:
      "query ($first: Int!) { viewer { categories(level: 1, first: $first) { nodes { name children { nodes { name } } } } } }",
    calls: () => ["GET /v1/l1CategoryPO/company_po_id/{id}", "GET /v1/l2CategoryPO/level1_id"],
  },
  {
    name: "manufacturers with everything a row shows",
    document:
      "query ($first: Int!) { viewer { manufacturers(first: $first) { totalCount edges { node { name productCount version address { area country } seller { name } } } } } }",
    calls: () => ["GET /v1/companySellerManu/company_po_id/{id}", sellersById],
  },
  {
    name: "manufacturers of one location",
    document: `query ($first: Int!) { viewer { manufacturers(sellerId: "${encodeNodeId("Seller", "1")}", first: $first) { edges { node { name seller { name } } } } } }`,
    calls: () => [sellersById, "GET /v1/companySellerManu/seller_id/{id}"],
  },
  {
    name: "a category with the same order id",
    document: `query ($first: Int!) { viewer { categories(level: 3, parentId: "${encodeNodeId("Category", "2-1")}", order: 1, first: $first) { edges { node { id name } } } } }`,
    calls: () => [categoriesById, "GET /v1/l3CategoryPO/level2_id/{id}"],
  },
  {
    name: "a branch of the tree of categories",
    document: `query ($first: Int!) { node(id: "${encodeNodeId("Category", "1-1")}") { ... on Category { children(first: $first) { totalCount edges { node { name order childCount productCount version viewerCanDelete parent { name } } } } } } }`,
    calls: () => [categoriesById, "GET /v1/l2CategoryPO/level1_id"],
  },
  {
    name: "locations",
    document: "query ($first: Int!) { viewer { sellers(first: $first) { edges { node { name } } } } }",
    calls: () => ["GET /v1/companySeller/company_po_id/{id}"],
  },
];

for (const { name, document, calls } of operations) {
  for (const rows of [5, 50, 100]) {
    test(`${name}: exactly these calls for ${rows} rows`, async () => {
      const rest = createFakeRest({ tables: catalogue(120) });
      const response = await run(createFakeContext(rest, owner), document, { first: rows });
      expect(response.errors).toEqual([]);
      expect(rest.summary().toSorted()).toEqual([...calls(rows)].toSorted());
      expect(rest.calls.length).toBeLessThanOrEqual(6);
    });
  }
}

const ids = ["1", "2", "3", "4", "5"];

test.each([
  ["Seller", ["1", "2"], sellersById],
  ["Product", ids, productsById],
  ["Banner", ids, "GET /v1/companyBanner"],
  ["Category", ["1-1", "2-1", "3-1"], categoriesById],
  ["Variant", ["10", "11", "20"], "GET /v1/companySellerProdVarient"],
  ["Bundle", ["5001", "5002"], "GET /v1/companySellerProdBundle"],
  ["Company", ["1"], "GET /v1/companyPO"],
])("nodes of type %s: one call however many", async (type, databaseIds, call) => {
  const rest = createFakeRest({ tables: catalogue(5) });
  const nodeIds = databaseIds.map((id) => encodeNodeId(type, id));
  const response = await run(
    createFakeContext(rest, owner),
    "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
    {
      ids: nodeIds,
    },
  );
  expect(response).toEqual({ data: { nodes: nodeIds.map((id) => ({ id })) }, errors: [] });
  expect(rest.summary()).toEqual([call]);
});

test("a service without ids and without pages shows the same products, with brands out of their documented list", async () => {
  const document = `{ viewer { products(first: 5) { totalCount edges { cursor node { ${productRow} } } pageInfo { hasNextPage } } } }`;
  const full = createFakeRest({ tables: catalogue(12) });
  const documented = createFakeRest({ tables: catalogue(12), offersIds: false, pages: false });
  const expected = await run(createFakeContext(full, owner), document);
  expect(await run(createFakeContext(documented, owner), document)).toEqual(expected);
  expect(documented.summary().filter((call) => call.startsWith("GET /v1/companyBrand"))).toEqual([
    "GET /v1/companyBrand",
    "GET /v1/companyBrand/company_po_id/{id}",
  ]);
});
