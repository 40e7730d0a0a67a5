import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writes } from "../../test/harness/change.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { sendPicture } from "../../test/harness/sendPicture.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";
import { complete } from "../../test/doubles/productService.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// A product with variants and a gallery at the first location of the demo company, and another to bundle it with.
const product = encodeNodeId("Product", "3");
const path = "/v1/companySellerProdLoc";

let office: BackOffice;
let owner: Caller;
let seller: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  [owner, seller] = await Promise.all([
    office.signIn("owner@verdant.test"),
    office.signIn("seller@verdant.test"),
  ]);
  const { __typename } = await act(owner, "returnProduct", { id: product, remark: "Begin anew" });
  expect(__typename).toBe("ReturnProductSuccess");
  await done(seller, "submitProduct", { id: product });
});
afterAll(() => office.close());

const part = v.looseObject({ id: v.string() });
const shown = v.object({
  version: v.string(),
  reviewVersion: v.string(),
  changesSinceReview: v.array(v.object({ after: v.nullable(v.string()) })),
  variants: v.object({ nodes: v.array(part) }),
  images: v.object({ nodes: v.array(part) }),
  bundles: v.object({ nodes: v.array(part) }),
});
type Shown = v.InferOutput<typeof shown>;

const call = v.object({ method: v.string(), template: v.string(), via: v.string() });
const upstreamOf = (extensions: unknown) =>
  v
    .parse(v.object({ upstream: v.array(call) }), extensions)
    .upstream.filter(({ via }) => via !== "shared")
    .map(({ method, template }) => `${method} ${template}`);

const look = async (): Promise<Shown> => {
  const { data, errors } = await owner.send(
    `query ($id: ID!) { node(id: $id) { ... on Product { version reviewVersion changesSinceReview { after }
      variants(first: 9) { nodes { id } } images(first: 9) { nodes { id } } bundles(first: 9) { nodes { id } } } } }`,
    { id: product },
  );
  expect(errors).toBeUndefined();
  return v.parse(v.object({ node: shown }), data).node;
};

const act = async (caller: Caller, name: string, input: object) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data, extensions } = await caller.send(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { message }
      ... on ConflictError { current { ... on Product { id status reviewVersion } } } } }`,
    { input },
  );
  const { result } = v.parse(v.object({ result: v.looseObject({ __typename: v.string() }) }), data);
  return { ...result, extensions };
};
const done = async (caller: Caller, name: string, input: object) =>
  expect(await act(caller, name, input)).toMatchObject({
    __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`,
  });

const first = (nodes: readonly { readonly id: string }[]) => nodes[0]?.id;

test.each<[string, (seen: Shown) => Promise<unknown>]>([
  [
    "price of a variant",
    ({ variants }) => done(seller, "editVariant", { id: first(variants.nodes), price: "77.50" }),
  ],
  [
    "new variant",
    () => {
      const variant = { shortName: "Unseen", longName: "An unseen one", price: "10", order: 9 };
      return done(seller, "addVariant", { productId: product, ...variant });
    },
  ],
  [
    "closed variant",
    ({ variants }) =>
      done(seller, "closeVariant", { id: variants.nodes.at(-1)?.id, reason: "Season is over" }),
  ],
  [
    "new image",
    async () => {
      const uploadId = await sendPicture(office.url, seller, "PRODUCT_IMAGE");
      return done(seller, "addProductImage", { productId: product, uploadId, order: 9 });
    },
  ],
  ["image that went", ({ images }) => done(seller, "deleteProductImage", { id: first(images.nodes) })],
  [
    "new bundle",
    () => {
      const bundledProductId = encodeNodeId("Product", "1");
      return done(seller, "addBundle", {
        productId: product,
        bundledProductId,
        offerPercentage: "12",
        order: 1,
      });
    },
  ],
  ["bundle that went", ({ bundles }) => done(seller, "deleteBundle", { id: first(bundles.nodes) })],
])("a %s that a reviewer has not seen is not approved", async (_what, change) => {
  const seen = await look();
  await change(seen);
  const before = await office.read(`${path}/3`);
  const now = await look();
  expect(now.version).toBe(seen.version);
  const decisions = [
    ["enableProduct", {}],
    ["returnProduct", { remark: "Seen" }],
    ["disableProduct", { reason: "Seen" }],
  ] as const;
  for (const [name, input] of decisions)
    expect(await act(owner, name, { id: product, version: seen.reviewVersion, ...input })).toMatchObject({
      __typename: "ConflictError",
      message: "Somebody else has changed this since you opened it.",
      current: { id: product, status: "PENDING", reviewVersion: now.reviewVersion },
    });
  expect(await office.read(`${path}/3`)).toEqual(before);
});

test("what was seen last is approved, with one call more than the product's own version costs", async () => {
  const countOf = async (version: string) => {
    const result = await act(owner, "enableProduct", { id: product, version });
    expect(result.__typename).toBe("EnableProductSuccess");
    await done(owner, "returnProduct", { id: product, remark: "Once more" });
    await done(seller, "submitProduct", { id: product });
    return upstreamOf(result.extensions);
  };
  const { version, reviewVersion } = await look();
  const own = await countOf(version);
  const whole = await countOf(reviewVersion);
  expect(whole).toHaveLength(own.length + 1);
  expect(whole.filter((one) => !own.includes(one))).toEqual([
    "GET /v1/companySellerProdReview/compared/{id}",
  ]);
});

test("the version of a review comes with the comparison, by its call alone", async () => {
  const { extensions } = await owner.send(
    "query ($id: ID!) { node(id: $id) { ... on Product { reviewVersion changesSinceReview(all: true) { after } } } }",
    { id: product },
  );
  expect(upstreamOf(extensions).filter((one) => one.includes("compared"))).toEqual([
    "GET /v1/companySellerProdReview/compared/{id}",
  ]);
});

test("that a variant is out for now is nothing that was decided on", async () => {
  const { variants, reviewVersion } = await look();
  await done(seller, "editVariant", { id: first(variants.nodes), temporarilyUnavailable: true });
  expect((await look()).reviewVersion).toBe(reviewVersion);
});

const firstProduct = encodeNodeId("Product", "1");
type Table = "companySellerProdVarient" | "companySellerProdImage" | "companySellerProdBundle";

/** A service that has what the documents show, with a product that waits; of one kind of part its last row is another. */
function documented(change?: readonly [table: Table, row: object]) {
  const tables = catalogue(1);
  const products = tables["companySellerProdLoc"]!;
  const rows = products.rows.map((row) => ({ ...row, ...complete, prod_status: "pending" }));
  const [name, row] = change ?? [];
  const changed = (one: Table) => ({
    [one]: {
      ...tables[one]!,
      rows: tables[one]!.rows.map((part) => (one === name ? { ...part, ...row } : part)),
    },
  });
  return createFakeRest({
    pages: false,
    tables: {
      ...tables,
      companySellerProdLoc: { ...products, rows },
      ...changed("companySellerProdVarient"),
      ...changed("companySellerProdImage"),
      ...changed("companySellerProdBundle"),
    },
    writes: {
      "PUT /v1/companySellerProdLoc/prod_status/{id}": () => ({ ...rows[0], prod_status: "enabled" }),
    },
  });
}

const versionAt = async (rest: FakeRest): Promise<string> => {
  const { data, errors } = await run(
    createFakeContext(rest, fakeOwner),
    "query ($id: ID!) { node(id: $id) { ... on Product { reviewVersion } } }",
    { id: firstProduct },
  );
  expect(errors).toEqual([]);
  return v.parse(v.object({ node: v.object({ reviewVersion: v.string() }) }), data).node.reviewVersion;
};

test.each<[string, readonly [Table, object]]>([
  ["price of a variant", ["companySellerProdVarient", { product_price: "7.50" }]],
  ["closed variant", ["companySellerProdVarient", { closed: true }]],
  ["picture", ["companySellerProdImage", { images_url: "another.webp" }]],
  ["bundle", ["companySellerProdBundle", { bundle_offer_percentage: "11" }]],
])("a %s is not approved unseen either where the service keeps no reviews", async (_what, change) => {
  const version = await versionAt(documented());
  const rest = documented(change);
  expect(await clientOf(rest).change("enableProduct", { id: firstProduct, version })).toEqual({
    __typename: "ConflictError",
    message: "Somebody else has changed this since you opened it.",
    current: { id: firstProduct },
  });
  expect(writes(rest)).toEqual([]);
});

test("where the service keeps no reviews, its documented lists are read for it, each once", async () => {
  const version = await versionAt(documented());
  const rest = documented();
  const input = { id: firstProduct, version };
  expect(await clientOf(rest).change("enableProduct", input)).toEqual({ __typename: "EnableProductSuccess" });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdLoc/{id}",
    "GET /v1/companySellerProdVarient/AllowVarient",
    "GET /v1/companySellerProdImage/prod_id",
    "GET /v1/companySellerProdBundle/prod_id",
    "PUT /v1/companySellerProdLoc/prod_status/{id}",
  ]);
});
