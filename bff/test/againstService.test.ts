import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEngine, startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";

const walkPage = v.object({
  viewer: v.object({
    products: v.object({
      edges: v.array(v.object({ node: v.object({ id: v.string() }) })),
      pageInfo: v.object({
        hasNextPage: v.boolean(),
        hasPreviousPage: v.boolean(),
        startCursor: v.nullable(v.string()),
        endCursor: v.nullable(v.string()),
      }),
    }),
  }),
});

const countPage = v.object({ viewer: v.object({ products: v.object({ totalCount: v.number() }) }) });

// What only the real service can show: its own keys, its own order, and the calls as it gets them.
describe.each(everyEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
  });

  afterAll(async () => {
    await office.close();
  });

  test("a repeat with the same key adds one category", async () => {
    const document =
      "mutation ($input: AddCategoryInput!) { addCategory(input: $input) { ... on AddCategorySuccess { category { id } } ... on Error { message } } }";
    const input = {
      level: 1,
      name: "Once",
      description: "Only once",
      order: 50,
      idempotencyKey: "callers-once",
    };
    const [first, second] = [await owner.send(document, { input }), await owner.send(document, { input })];
    expect(second.data).toEqual(first.data);
    expect(first.data).toMatchObject({ addCategory: { category: { id: expect.any(String) } } });
    const taken = await owner.send(document, { input: { ...input, idempotencyKey: "callers-twice" } });
    expect(taken.data).toEqual({ addCategory: { message: "A category with this name already exists" } });
  });

  test("fifty rows of the product list cost one request and five calls", async () => {
    const response = await owner.send(`{ viewer { products(first: 50) { totalCount edges { node {
      name imageUrl status priceRange { lowest highest } brand { name } seller { name }
      category { name path { name } } variants(first: 20) { totalCount } } } } } }`);
    expect(response.errors).toBeUndefined();
    expect(response.extensions?.upstream?.map((call) => call.template).toSorted()).toEqual([
      "/v1/categoryPO",
      "/v1/companyBrand",
      "/v1/companySeller",
      "/v1/companySellerProdLoc/company_po_id/{id}",
      "/v1/companySellerProdVarient/AllowVarient",
    ]);
  });

  test("walking the products visits each of them once, in every order and both ways", async () => {
    const counted = await owner.send("{ viewer { products { totalCount } } }");
    const total = v.parse(countPage, counted.data).viewer.products.totalCount;
    expect(total).toBeGreaterThan(50);
    for (const field of ["NAME", "CREATED_AT", "UPDATED_AT", "STATUS"]) {
      for (const direction of ["ASC", "DESC"]) {
        for (const way of ["forwards", "backwards"] as const) {
          const seen: string[] = [];
          let cursor: string | null = null;
          do {
            const args = way === "forwards" ? "first: 13, after: $cursor" : "last: 13, before: $cursor";
            const response = await owner.send(
              `query ($cursor: String) { viewer { products(${args}, orderBy: { field: ${field}, direction: ${direction} }) {
                edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
              { cursor },
            );
            const page = v.parse(walkPage, response.data).viewer.products;
            seen.push(...page.edges.map(({ node }) => node.id));
            const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
            cursor =
              way === "forwards" ? (hasNextPage ? endCursor : null) : hasPreviousPage ? startCursor : null;
          } while (cursor !== null);
          expect(seen, `${field} ${direction} ${way}`).toHaveLength(total);
          expect(new Set(seen).size).toBe(total);
        }
      }
    }
  });
});
