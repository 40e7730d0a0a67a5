import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const page = `query ($offset: Int!, $search: String, $orderBy: CategoryOrder) {
  viewer { categories(level: 1, first: 25, offset: $offset, search: $search, orderBy: $orderBy) {
    totalCount edges { node { name } } } } }`;

test.each([
  ["the first page", { offset: 0 }],
  ["the last page", { offset: 9975 }],
  ["a search", { offset: 0, search: "First 99" }],
  ["the order by name", { offset: 0, orderBy: { field: "NAME", direction: "DESC" } }],
])("of 10,000 categories %s asks the service for 26 rows and hands on 25", async (_name, variables) => {
  const rest = createFakeRest({ tables: catalogue(10_000) });
  const { data, errors } = await run(createFakeContext(rest, owner), page, variables);
  expect(errors).toEqual([]);
  expect(rest.calls.map(({ template, query }) => [template, query["limit"]])).toEqual([
    ["/v1/l1CategoryPO/company_po_id/{id}", "26"],
  ]);
  expect(Object(data).viewer.categories.edges).toHaveLength(25);
});
