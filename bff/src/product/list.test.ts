import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { SessionUser } from "../access/user.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

const document = `
  query ($search: String, $filter: ProductFilter, $orderBy: ProductOrder, $first: Int, $offset: Int) {
    viewer {
      products(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
        totalCount
        edges { node { databaseId } }
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
  }`;

const statuses = ["draft", "pending", "enabled", "rectification", "disabled", "Enabled"];

const offer = { enable_special_offer: true, special_offer_percentage: "10.00" };
/** Of the products in turn: an offer that runs, one that is over, one that is to come, one that never ends, and one that is off. */
const offers = [
  { ...offer, special_offer_start_date: "2026-01-01", special_offer_end_date: "2999-12-31" },
  { ...offer, special_offer_start_date: "2026-01-01", special_offer_end_date: "2026-01-02" },
  { ...offer, special_offer_start_date: "2999-12-31", special_offer_infinite: true },
  { ...offer, special_offer_end_date: "2026-01-02", special_offer_infinite: true },
  { ...offer, enable_special_offer: false },
];

function tables() {
  const all = catalogue(6);
  const rows = all["companySellerProdLoc"]!.rows.map((row, index) => ({
    ...row,
    prod_status: statuses[index] ?? "enabled",
    sku_seller: `SKU-${index + 1}`,
    prod_model: index === 4 ? "Zephyr" : null,
    ...offers[index],
    created_at: `2026-01-0${6 - (index % 6)}T00:00:00.000Z`,
  }));
  return { ...all, companySellerProdLoc: { ...all["companySellerProdLoc"]!, rows } };
}

async function ids(rest: FakeRest, variables: object, user: SessionUser = owner): Promise<string[]> {
  const { data, errors } = await run(createFakeContext(rest, user), document, { ...variables });
  expect(errors).toEqual([]);
  return [...JSON.stringify(data).matchAll(/"databaseId":"(\d+)"/g)].map((match) => match[1] ?? "");
}

/** Every list is asked twice: from a service that filters and pages, and from one that sends everything. */
async function bothWays(variables: object, user: SessionUser = owner): Promise<string[]> {
  const [paged, whole] = await Promise.all([
    ids(createFakeRest({ tables: tables() }), variables, user),
    ids(createFakeRest({ tables: tables(), pages: false }), variables, user),
  ]);
  expect(whole).toEqual(paged);
  return paged;
}

test("the company's products by name", async () => {
  expect(await bothWays({})).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test.each([
  ["CREATED_AT", "ASC", ["6", "5", "4", "3", "2", "1"]],
  ["CREATED_AT", "DESC", ["1", "2", "3", "4", "5", "6"]],
  ["NAME", "DESC", ["6", "5", "4", "3", "2", "1"]],
  ["STATUS", "ASC", ["5", "1", "3", "6", "2", "4"]],
])("by %s %s", async (field, direction, expected) => {
  expect(await bothWays({ orderBy: { field, direction } })).toEqual(expected);
});

test.each([
  ["a part of the name", { search: "product 0003" }, ["3"]],
  ["a part of the SKU", { search: "sku-4" }, ["4"]],
  ["a part of the model", { search: "ZEPH" }, ["5"]],
  ["one state", { filter: { status: ["DRAFT"] } }, ["1"]],
  ["several states", { filter: { status: ["DRAFT", "DISABLED", "DRAFT"] } }, ["1", "5"]],
  ["any state", { filter: { status: [] } }, ["1", "2", "3", "4", "5", "6"]],
  ["a brand", { filter: { brandId: encodeNodeId("Brand", "2") } }, ["2"]],
  ["a category of level 1", { filter: { categoryId: encodeNodeId("Category", "1-3") } }, ["3"]],
  ["a category of level 3", { filter: { categoryId: encodeNodeId("Category", "3-4") } }, ["4"]],
  ["a location", { filter: { sellerId: encodeNodeId("Seller", "2") } }, ["2", "4", "6"]],
  [
    "several conditions together",
    { filter: { sellerId: encodeNodeId("Seller", "1"), status: ["ENABLED", "DISABLED"] }, search: "000" },
    ["3", "5"],
  ],
  ["a brand of another company", { filter: { brandId: encodeNodeId("Brand", `${foreignId}`) } }, []],
  ["an unknown location", { filter: { sellerId: encodeNodeId("Seller", "77") } }, []],
  ["a malformed id", { filter: { categoryId: "nonsense" } }, []],
  ["an id of another type", { filter: { brandId: encodeNodeId("Seller", "1") } }, []],
])("narrowed to %s", async (_name, variables, expected) => {
  // "Enabled" in another spelling is only known to us, so it is left out where the service filters.
  const isByStatus = JSON.stringify(variables).includes("ENABLED");
  expect(
    await (isByStatus ? ids(createFakeRest({ tables: tables() }), variables) : bothWays(variables)),
  ).toEqual(expected);
});

test("what is low or on offer is the service's to say; of one that does not, offers are read here and nothing is low", async () => {
  const asked = async (filter: object, pages = true) => {
    const rest = createFakeRest({ tables: tables(), pages });
    const found = await ids(rest, { filter });
    const asked = ["low_stock", "on_offer", "out_of_stock"].map((name) =>
      rest.calls.map(({ query }) => query[name]).join(),
    );
    return [found, asked];
  };
  expect(await asked({ isOnOffer: true }, false)).toEqual([
    ["1", "4"],
    ["", "true", ""],
  ]);
  expect(await asked({ isLowInStock: true }, false)).toEqual([[], ["true", "", ""]]);
  expect(await asked({ isOutOfStock: true }, false)).toEqual([[], ["", "", "true"]]);
  const all = ["1", "2", "3", "4", "5", "6"];
  expect(await asked({ isLowInStock: false, isOnOffer: false, isOutOfStock: false })).toEqual([
    all,
    ["", "", ""],
  ]);
});

test("SKUs, whatever their case and form", async () => {
  // A service that has the condition is asked for it; of another the rows are looked through.
  const other = createFakeRest({ tables: tables(), pages: false });
  expect(await ids(other, { filter: { skus: ["sku-2", "ＳＫＵ-5", "nobody"] } })).toEqual(["2", "5"]);
  expect(other.calls.map(({ query }) => query["skus"])).toEqual(["sku-2\nＳＫＵ-5\nnobody"]);
  expect(await ids(other, { filter: { skus: ["SKU-2"] } }, seller)).toEqual([]);
  const rest = createFakeRest({ tables: tables() });
  expect(await ids(rest, { filter: { skus: [] } })).toEqual([]);
  expect(rest.calls).toEqual([]);
  const refused = async (skus: readonly string[]) => {
    const { errors } = await run(createFakeContext(rest, owner), document, { filter: { skus } });
    return errors;
  };
  const bad = (message: string) => [{ message, code: "BAD_USER_INPUT" }];
  expect(await refused(Array.from({ length: 51 }, () => "a"))).toEqual(bad("`skus` takes at most 50 SKUs."));
  for (const sku of ["", "a\nb", "x".repeat(121), "\uD800"])
    expect(await refused([sku])).toEqual(bad("Each of `skus` is one line of 1 to 120 characters."));
  expect(await refused(Array.from({ length: 50 }, () => "ठ".repeat(60)))).toEqual(
    bad("`skus` takes fewer when they are that long."),
  );
  expect(rest.calls).toEqual([]);
});

test("a seller gets only the products of their own location, whatever they ask for", async () => {
  expect(await bothWays({}, seller)).toEqual(["1", "3", "5"]);
  expect(await bothWays({ filter: { sellerId: encodeNodeId("Seller", "2") } }, seller)).toEqual([]);
});

test("numbered pages", async () => {
  expect(await bothWays({ first: 2, offset: 4 })).toEqual(["5", "6"]);
});

test("a search that is too long is refused by name", async () => {
  const response = await run(createFakeContext(createFakeRest(), owner), document, {
    search: "x".repeat(201),
  });
  expect(response.errors).toEqual([
    { message: "`search` takes at most 200 characters.", code: "BAD_USER_INPUT" },
  ]);
});
