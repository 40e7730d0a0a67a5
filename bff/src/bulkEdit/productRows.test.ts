import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { change as changeStaff, colleague } from "../../test/harness/staffMembers.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// Cells of products and variants, over HTTP: the real service behind the real gateway.

let office: BackOffice;
let owner: Caller;
let seller: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  [owner, seller] = [await office.signIn("owner@verdant.test"), await office.signIn("seller@verdant.test")];
});

afterAll(() => office.close());

const gridDocument = `query ($first: Int) { viewer { products(first: $first) { nodes {
  id name variantsEnabled price giftWrappingPrice sku hsnCode cgst sgst igst stock { quantity lowAt } seller { id }
  variants(first: 20, includeClosed: false) { nodes {
    id shortName price giftWrappingEnabled giftWrappingPrice sku order isDefault temporarilyUnavailable
    stock { quantity lowAt } } } } } } }`;

const variantRow = v.object({ id: v.string(), price: v.string(), isDefault: v.boolean() });
const productRow = v.object({
  id: v.string(),
  variantsEnabled: v.boolean(),
  price: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  hsnCode: v.nullable(v.string()),
  cgst: v.nullable(v.string()),
  stock: v.nullable(v.object({ quantity: v.number() })),
  seller: v.nullable(v.object({ id: v.string() })),
  variants: v.object({ nodes: v.array(variantRow) }),
});
const grid = v.object({ viewer: v.object({ products: v.object({ nodes: v.array(productRow) }) }) });

const rowsOf = async (caller: Caller) =>
  v.parse(grid, (await caller.send(gridDocument, { first: 100 })).data).viewer.products.nodes;
const rowOf = async (id: string) => (await rowsOf(owner)).find((row) => row.id === id);

const result = v.object({
  __typename: v.string(),
  results: v.optional(
    v.array(
      v.object({
        outcome: v.string(),
        problems: v.array(v.object({ field: v.nullable(v.string()), message: v.string() })),
        now: v.record(v.string(), v.unknown()),
      }),
    ),
  ),
});

async function change(caller: Caller, rows: readonly object[]) {
  const { data } = await caller.send(
    `mutation ($rows: [ProductRowInput!]!) { result: changeProductRows(input: { rows: $rows }) { __typename
      ... on ChangeProductRowsSuccess { results { outcome problems { field message } now { price hsnCode stock sku } } } } }`,
    { rows },
  );
  return v.parse(v.nullable(v.object({ result })), data)?.result;
}

const outcomes = (changed: Awaited<ReturnType<typeof change>>) =>
  changed?.results?.map(({ outcome, problems }) => [outcome, ...problems.map((one) => one.message)]) ??
  changed?.__typename;

/** Products of the company that are sold at a single price, those of the seller's location first. */
async function plainProducts() {
  const own = new Set((await rowsOf(seller)).map(({ id }) => id));
  const plain = (await rowsOf(owner)).filter(
    (row) => !row.variantsEnabled && row.price !== null && row.cgst !== null,
  );
  const mine = plain.find(({ id }) => own.has(id));
  const other = plain.find(({ id }) => !own.has(id));
  if (mine === undefined || other === undefined) throw new Error("The demo company has too few products");
  return { mine, other };
}

const upstream = v.object({ upstream: v.array(v.object({ via: v.string() })) });

test("a page of a hundred products with their variants and counts is read with three calls", async () => {
  const { data, extensions, errors } = await owner.send(gridDocument.replace("seller { id }", ""), {
    first: 100,
  });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain("shortName");
  const sent = v.parse(upstream, extensions).upstream.filter(({ via }) => via !== "kept" && via !== "shared");
  expect(sent).toHaveLength(3);
});

test("rows are written with what stands in them then, refused with the cell and the reason, and given back", async () => {
  const { mine } = await plainProducts();
  const { id: productId, price } = mine;
  const written = await change(owner, [
    { productId, set: { price: "4321.50", stock: 12 }, seen: { price } },
    { productId, set: { hsnCode: "70" } },
    { productId, set: { price: "9", sku: "GRID-1" }, seen: { price, sku: mine.sku } },
    { productId: encodeNodeId("Product", "999999"), set: { price: "1" } },
  ]);
  expect(written?.results).toEqual([
    { outcome: "DONE", problems: [], now: { price: "4321.50", hsnCode: null, stock: 12, sku: null } },
    {
      outcome: "REFUSED",
      problems: [{ field: "hsnCode", message: "HSN Code has 4, 6 or 8 digits" }],
      now: { price: null, hsnCode: null, stock: null, sku: null },
    },
    {
      outcome: "STALE",
      problems: [{ field: "price", message: "It was changed since" }],
      now: { price: "4321.50", hsnCode: null, stock: null, sku: mine.sku },
    },
    {
      outcome: "NOT_FOUND",
      problems: [{ field: null, message: "This record does not exist." }],
      now: { price: null, hsnCode: null, stock: null, sku: null },
    },
  ]);
  expect(await rowOf(productId)).toMatchObject({ price: "4321.50", stock: { quantity: 12 }, sku: mine.sku });
  const quantity = mine.stock?.quantity ?? null;
  const undone = { set: { price, stock: quantity }, seen: { price: "4321.50", stock: 12 } };
  expect(outcomes(await change(owner, [{ productId, ...undone }]))).toEqual([["DONE"]]);
  expect(await rowOf(productId)).toMatchObject({ price, stock: mine.stock });
});

test("the default mark goes from one variant to another, and a product's own cells are the product's", async () => {
  const varied = (await rowsOf(owner)).find((row) => row.variants.nodes.length > 1 && row.variantsEnabled);
  const [first, other] = [
    varied?.variants.nodes.find((one) => one.isDefault),
    varied?.variants.nodes.find((one) => !one.isDefault),
  ];
  const productId = varied?.id;
  const rows = [
    { productId, variantId: other?.id, set: { isDefault: true, price: "77" } },
    { productId, variantId: first?.id, set: { cgst: "5" } },
    { productId, set: { price: "5" } },
  ];
  expect(outcomes(await change(owner, rows))).toEqual([
    ["DONE"],
    ["REFUSED", "The product has this"],
    ["REFUSED", "It has variants, which have this each"],
  ]);
  const now = (await rowOf(productId ?? ""))?.variants.nodes;
  expect(now?.find(({ id }) => id === other?.id)).toMatchObject({ isDefault: true, price: "77.00" });
  expect(now?.find(({ id }) => id === first?.id)).toMatchObject({ isDefault: false });
});

/** Somebody of the company who may do just this. */
const helper = async (...permissions: string[]) => {
  const form = {
    name: `${permissions.join()} ${crypto.randomUUID().slice(0, 8)}`,
    kind: "COMPANY",
    permissions,
  };
  const { role } = await changeStaff(owner, "addRole", form);
  return (await colleague(office, owner, role?.id ?? "")).caller;
};

test("nobody writes what is not theirs: strangers, another company, another location, a role without the right", async () => {
  const { mine, other } = await plainProducts();
  const set = { price: "1", stock: 1 };
  const rows = [mine, other].map(({ id: productId }) => ({ productId, set }));
  expect(outcomes(await change(office.anonymous, rows))).toBe("UnauthenticatedError");
  const foreign = await office.signIn("owner@fernway.test");
  expect(outcomes(await change(foreign, rows))).toBe("NotFoundError");
  expect(outcomes(await change(seller, [{ productId: other.id, set }]))).toBe("NotFoundError");

  const forbidden = ["FORBIDDEN", "You are not allowed to do this."];
  expect(outcomes(await change(await helper("ORDER_READ"), rows))).toEqual([forbidden, forbidden]);
  const counter = await helper("STOCK_UPDATE");
  expect(outcomes(await change(counter, rows))).toEqual([forbidden, forbidden]);
  expect([await rowOf(mine.id), await rowOf(other.id)]).toEqual([mine, other]);

  const stock = { productId: mine.id, set: { stock: 3 } };
  expect(outcomes(await change(counter, [...rows, stock]))).toEqual([forbidden, forbidden, ["DONE"]]);
  expect(outcomes(await change(seller, [...rows, stock]))).toEqual([
    ["DONE"],
    ["NOT_FOUND", "This record does not exist."],
    ["DONE"],
  ]);
  expect(await rowOf(mine.id)).toMatchObject({ price: "1.00", stock: { quantity: 3 } });
  expect(await rowOf(other.id)).toEqual(other);
});

test("whether variants are available is asked for alike in the grid and in a change of many: the right to stock", async () => {
  const product = (await rowsOf(owner)).find(({ variants }) => variants.nodes.length > 1);
  const [productId = "", variantId = ""] = [product?.id, product?.variants.nodes[0]?.id];
  const isOut = async () => {
    const { data } = await owner.send(
      "query ($id: ID!) { node(id: $id) { ... on Variant { temporarilyUnavailable } } }",
      { id: variantId },
    );
    return v.parse(v.object({ node: v.object({ temporarilyUnavailable: v.boolean() }) }), data).node
      .temporarilyUnavailable;
  };
  const inGrid = async (caller: Caller, temporarilyUnavailable: boolean) =>
    outcomes(await change(caller, [{ productId, variantId, set: { temporarilyUnavailable } }]));
  const ofMany = async (caller: Caller, isAvailable: boolean) => {
    const { data } = await caller.send(
      `mutation ($input: ChangeProductStockInput!) { result: changeProductStock(input: $input) { __typename
        ... on Error { message } ... on ChangeProductStockSuccess { results { outcome } } } }`,
      { input: { ids: [productId], isAvailable } },
    );
    return v.parse(v.object({ result: v.unknown() }), data).result;
  };
  const [counter, editor] = [await helper("STOCK_UPDATE"), await helper("VARIANT_UPDATE")];
  const before = await isOut();
  expect(await inGrid(editor, !before)).toEqual([["FORBIDDEN", "You are not allowed to do this."]]);
  expect(await ofMany(editor, before)).toEqual({
    __typename: "ForbiddenError",
    message: "You are not allowed to do this.",
  });
  expect(await isOut()).toBe(before);
  expect(await inGrid(counter, true)).toEqual([["DONE"]]);
  expect(await isOut()).toBe(true);
  expect(await ofMany(counter, true)).toEqual({
    __typename: "ChangeProductStockSuccess",
    results: [{ outcome: "DONE" }],
  });
  expect(await isOut()).toBe(false);
});
