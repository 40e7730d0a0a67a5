import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { sendPicture } from "../../test/harness/sendPicture.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// A product with variants and a gallery at the first location of the demo company, and another to bundle it with.
const product = encodeNodeId("Product", "3");
const path = "/v1/companySellerProdLoc";

const fields = `id status flaggedStep isChangedSinceReview reviewedAt version reviewVersion
  flaggedFields { field remark step }
  reviews { decision byName remark flaggedFields { field remark step } }
  changesSinceReview { path label part kind before after beforeUrl afterUrl isChanged }
  variants(first: 9) { nodes { id databaseId shortName } }
  images(first: 9) { nodes { id databaseId } }`;
const change = v.object({
  path: v.array(v.string()),
  label: v.string(),
  part: v.nullable(v.string()),
  kind: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  beforeUrl: v.nullable(v.string()),
  afterUrl: v.nullable(v.string()),
  isChanged: v.boolean(),
});
const part = v.looseObject({ id: v.string(), databaseId: v.string() });
const node = v.looseObject({
  version: v.string(),
  reviewVersion: v.string(),
  isChangedSinceReview: v.boolean(),
  changesSinceReview: v.nullable(v.array(change)),
  variants: v.object({ nodes: v.array(part) }),
  images: v.object({ nodes: v.array(part) }),
});

let office: BackOffice;
let owner: Caller;
let seller: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  [owner, seller] = await Promise.all([
    office.signIn("owner@verdant.test"),
    office.signIn("seller@verdant.test"),
  ]);
});
afterAll(() => office.close());

const read = async (caller: Caller, id = product) => {
  const { data, errors } = await caller.send(
    `query ($id: ID!) { node(id: $id) { ... on Product { ${fields} } } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return v.parse(v.object({ node }), data).node;
};
const act = async (caller: Caller, name: string, input: object) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data } = await caller.send(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { message }
      ... on ValidationError { issues { path message } } } }`,
    { input },
  );
  return v.parse(v.object({ result: v.looseObject({ __typename: v.string() }) }), data).result;
};
const done = async (caller: Caller, name: string, input: object) =>
  expect(await act(caller, name, input)).toEqual({
    __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`,
  });

test("one text, two images, three variants and a bundle are seven changes; after the decision there is none", async () => {
  await done(owner, "returnProduct", { id: product, remark: "Begin anew" });
  await done(seller, "submitProduct", { id: product });
  await done(owner, "enableProduct", { id: product });
  const { changesSinceReview, variants, images } = await read(owner);
  expect(changesSinceReview).toEqual([]);
  const [first, second] = variants.nodes;
  const [gone] = images.nodes;

  await done(seller, "editProductDetails", { id: product, description: "<p>A <b>new</b> text.</p>" });
  await done(seller, "deleteProductImage", { id: gone?.id });
  const uploadId = await sendPicture(office.url, seller, "PRODUCT_IMAGE");
  await done(seller, "addProductImage", { productId: product, uploadId, order: 9 });
  await done(seller, "editVariant", { id: first?.id, price: "1234.50" });
  await done(seller, "editVariant", { id: second?.id, longName: "Another length" });
  await done(seller, "addVariant", {
    productId: product,
    shortName: "New",
    longName: "A new one",
    price: "10",
    order: 9,
  });
  await done(seller, "addBundle", {
    productId: product,
    bundledProductId: encodeNodeId("Product", "1"),
    offerPercentage: "12",
    order: 1,
  });

  const changed = await read(owner);
  expect(changed.isChangedSinceReview).toBe(true);
  expect(
    changed.changesSinceReview?.map(({ path: [head, id, ...rest], part, kind, before, after }) => [
      [head, ...(rest.length > 0 ? [id === first?.databaseId ? "first" : "second"] : []), ...rest].join("."),
      part,
      kind,
      before === null,
      after,
    ]),
  ).toEqual([
    ["description", null, "RICH_TEXT", false, "A new text."],
    ["images", null, "IMAGE", true, expect.stringMatching(/\.png$/)],
    ["images", null, "IMAGE", false, null],
    ["variants.first.price", first?.["shortName"], "MONEY", false, "₹1,234.50"],
    ["variants.second.longName", second?.["shortName"], "TEXT", false, "Another length"],
    ["variants", null, "TEXT", true, "A new one · ₹10.00"],
    ["bundles", null, "TEXT", true, expect.stringMatching(/ · 12 %$/)],
  ]);
  // The picture that went can still be looked at.
  const picture = changed.changesSinceReview?.find(({ beforeUrl }) => beforeUrl !== null)?.beforeUrl ?? "";
  expect((await fetch(new URL(picture, office.url))).status).toBe(200);

  await done(owner, "returnProduct", { id: product, remark: "Looked at" });
  await done(seller, "submitProduct", { id: product });
  await done(owner, "enableProduct", { id: product });
  expect(await read(owner)).toMatchObject({ isChangedSinceReview: false, changesSinceReview: [] });
});

test("a decision on changes that are no longer all of them is refused", async () => {
  const { version, reviewVersion } = await read(owner);
  expect(reviewVersion.startsWith(`${version}.`)).toBe(true);
  await done(seller, "editProductDetails", { id: product, description: "<p>Another text.</p>" });
  const refusal = { __typename: "ConflictError" };
  expect(
    await act(owner, "returnProduct", { id: product, remark: "Seen", version: reviewVersion }),
  ).toMatchObject(refusal);
  const seen = await read(owner);
  expect(seen.changesSinceReview?.map(({ after }) => after)).toEqual(["Another text."]);
  await done(owner, "returnProduct", { id: product, remark: "Seen", version: seen.reviewVersion });
  await done(seller, "submitProduct", { id: product });
  await done(owner, "enableProduct", { id: product });
});

test("all that is the same is told too where it is asked for", async () => {
  const { data } = await owner.send(
    "query ($id: ID!) { node(id: $id) { ... on Product { changesSinceReview(all: true) { path isChanged before after } } } }",
    { id: product },
  );
  const told = v.parse(
    v.object({
      node: v.object({
        changesSinceReview: v.array(v.looseObject({ path: v.array(v.string()), isChanged: v.boolean() })),
      }),
    }),
    data,
  ).node.changesSinceReview;
  expect(told.every(({ isChanged }) => !isChanged)).toBe(true);
  expect(told.map(({ path: [head] }) => head)).toEqual(
    expect.arrayContaining(["name", "description", "images", "variants", "bundles"]),
  );
});

test("the seller sees each field that was pointed at with its step, and the form opens at the first", async () => {
  const flagged = [
    { field: "variants", remark: "The large one is missing" },
    { field: "name", remark: "Spell it out" },
  ];
  await done(owner, "returnProduct", { id: product, remark: "Two things", fields: flagged });
  expect(await read(seller)).toMatchObject({
    status: "RECTIFICATION",
    flaggedStep: 1,
    flaggedFields: [
      { ...flagged[0], step: 3 },
      { ...flagged[1], step: 1 },
    ],
    reviews: expect.arrayContaining([
      expect.objectContaining({ decision: "RETURNED", remark: "Two things", byName: expect.any(String) }),
    ]),
    changesSinceReview: [],
  });
  await done(seller, "editProductDetails", { id: product, name: "Spelt out" });
  expect(await read(seller)).toMatchObject({
    changesSinceReview: [{ path: ["name"], after: "Spelt out" }],
    flaggedFields: [{ field: "variants" }, { field: "name" }],
  });
  await done(seller, "submitProduct", { id: product });
  expect(await read(seller)).toMatchObject({ flaggedStep: null, flaggedFields: [] });
});

test("before the first decision everything is new, in the order of the steps", async () => {
  const pending = v.parse(
    v.array(v.looseObject({ prod_id: v.number(), prod_reviewed_at: v.nullable(v.string()) })),
    await office.read(`${path}/company_po_id/1?prod_status=pending`),
  );
  const id = pending.find(({ prod_reviewed_at }) => prod_reviewed_at === null)?.prod_id;
  const { changesSinceReview } = await read(owner, encodeNodeId("Product", String(id)));
  expect(changesSinceReview?.every(({ before }) => before === null)).toBe(true);
  expect(changesSinceReview?.map(({ label }) => label).slice(0, 3)).toEqual(["Name", "Category", "Brand"]);
});

test.each([
  ["There is no such field", [{ field: "nothing", remark: "r" }], ["fields", "0", "field"]],
  ["Remark is required", [{ field: "name", remark: " " }], ["fields", "0", "remark"]],
  [
    "Must have at most 500 characters",
    [{ field: "name", remark: "r".repeat(501) }],
    ["fields", "0", "remark"],
  ],
  ["Each field is named once", ["a", "b"].map((remark) => ({ field: "name", remark })), ["fields"]],
  [
    "There are too many at once",
    Array.from({ length: 21 }, (_, index) => ({ field: `variants.${index}`, remark: "r" })),
    ["fields"],
  ],
])("a remark that points wrongly is refused: %s", async (message, flagged, at) => {
  const before = await office.read(`${path}/3`);
  expect(await act(owner, "returnProduct", { id: product, remark: "r", fields: flagged })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: at, message }],
  });
  expect(await office.read(`${path}/3`)).toEqual(before);
});

test("whoever may not decide points at nothing, and others see nothing of a review", async () => {
  const before = await office.read(`${path}/3`);
  const input = { id: product, remark: "r", fields: [{ field: "name", remark: "r" }] };
  expect(await act(seller, "returnProduct", input)).toMatchObject({ __typename: "ForbiddenError" });
  expect(await act(office.anonymous, "returnProduct", input)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  const stranger = await office.signIn("owner@fernway.test");
  expect(await act(stranger, "returnProduct", input)).toMatchObject({ __typename: "NotFoundError" });
  expect(await office.read(`${path}/3`)).toEqual(before);
  const { data } = await stranger.send(
    "query ($id: ID!) { node(id: $id) { ... on Product { reviews { remark } changesSinceReview { after } } } }",
    { id: product },
  );
  expect(data).toEqual({ node: null });
});

test("a list says which were changed by its own call alone", async () => {
  const { extensions, data } = await owner.send(
    "{ viewer { products(first: 50) { nodes { isChangedSinceReview reviewedAt flaggedFields { field } } } } }",
  );
  expect(JSON.stringify(data)).toContain('"isChangedSinceReview":true');
  expect(v.parse(v.looseObject({ upstream: v.array(v.unknown()) }), extensions).upstream).toHaveLength(1);
});
