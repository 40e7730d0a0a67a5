import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { catalogue, foreignId } from "../../test/doubles/catalogue.ts";
import { change, writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";
import { noFlags, selection, variantService } from "../../test/doubles/variantService.ts";

const add = `
  mutation ($input: AddVariantInput!) {
    addVariant(input: $input) {
      __typename
      ... on AddVariantSuccess { ${selection} variantEdge { cursor node { id } } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const productId = encodeNodeId("Product", "1");
const input = { productId, shortName: " Large ", longName: "A large one", price: "129.5", order: 3 };

test("a variant is sent in the documented form, and the answer is the service's record", async () => {
  const rest = variantService();
  expect(await change(rest, add, { ...input, sku: " ", idempotencyKey: "key-1" })).toEqual({
    __typename: "AddVariantSuccess",
    variant: {
      id: encodeNodeId("Variant", "999"),
      shortName: "Large",
      longName: "A large one",
      price: "129.50",
      isDefault: false,
      sku: null,
      giftWrappingEnabled: false,
      giftWrappingPrice: "0.00",
      order: 3,
      closed: false,
      temporarilyUnavailable: false,
    },
    variantEdge: { cursor: expect.any(String), node: { id: encodeNodeId("Variant", "999") } },
    product: {
      id: productId,
      variants: {
        totalCount: 3,
        edges: [
          { node: { id: encodeNodeId("Variant", "10"), isDefault: true } },
          { node: { id: encodeNodeId("Variant", "11"), isDefault: false } },
          { node: { id: encodeNodeId("Variant", "999"), isDefault: false } },
        ],
      },
    },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySellerProdVarient/onPage3",
      params: {},
      body: {
        prod_id: 1,
        short_name: "Large",
        long_name: "A large one",
        product_price: "129.5",
        display_order_id: 3,
        sku_seller: null,
        ...noFlags,
      },
      idempotencyKey: "key-1",
    },
  ]);
});

test.each([
  ["a service that sees to it", true, ["false"]],
  ["a service that does not", false, ["false", "true"]],
])("the first variant of a product is the default with %s", async (_name, isCareful, marks) => {
  const rest = variantService(isCareful, (row) => ({ ...row, prod_id: 2 }));
  expect(await change(rest, add, input)).toMatchObject({ variant: { isDefault: true } });
  // The first write is the same as in a repeat, which finds the variant there already.
  expect(writes(rest)).toMatchObject(marks.map((default_price) => ({ body: { default_price } })));
});

test.each([
  ["a service that moves the mark itself", true, 1],
  ["a service that does not", false, 2],
])("another default leaves exactly one with %s", async (_name, isCareful, expectedWrites) => {
  const rest = variantService(isCareful);
  expect(await change(rest, add, { ...input, isDefault: true })).toMatchObject({
    product: {
      variants: {
        edges: [
          { node: { isDefault: false } },
          { node: { isDefault: false } },
          { node: { isDefault: true } },
        ],
      },
    },
  });
  expect(writes(rest)).toHaveLength(expectedWrites);
});

test.each<[string, object, [string, string][]]>([
  [
    "empty names",
    { shortName: " ", longName: "" },
    [
      ["shortName", "Short Name is required"],
      ["longName", "Long Name is required"],
    ],
  ],
  [
    "a price of nothing",
    { price: "0.00" },
    [["price", "Price must be more than 0, with at most two decimals"]],
  ],
  ["a negative price", { price: "-1" }, [["price", "Price must be more than 0, with at most two decimals"]]],
  [
    "a third decimal",
    { price: "1.005" },
    [["price", "Price must be more than 0, with at most two decimals"]],
  ],
  ["order 0", { order: 0 }, [["order", "Order ID is a whole number from 1 to 1000000"]]],
  [
    "wrapping without a price",
    { giftWrappingEnabled: true },
    [["giftWrappingPrice", "Gift Wrapping Price is Required"]],
  ],
  [
    "wrapping with a wrong price",
    { giftWrappingEnabled: true, giftWrappingPrice: "1.234" },
    [["giftWrappingPrice", "Gift Wrapping Price must be 0 or more, with at most two decimals"]],
  ],
  ["a long SKU", { sku: "s".repeat(121) }, [["sku", "Must have at most 120 characters"]]],
])("%s: refused beside its field, and nothing is written", async (_name, wrong, issues) => {
  const rest = variantService();
  expect(await change(rest, add, { ...input, ...wrong })).toEqual({
    __typename: "ValidationError",
    message: issues.map(([, message]) => message).join(" · "),
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(rest.calls).toEqual([]);
});

test("wrapping with its price", async () => {
  const rest = variantService();
  expect(
    await change(rest, add, { ...input, giftWrappingEnabled: true, giftWrappingPrice: "30" }),
  ).toMatchObject({
    variant: { giftWrappingEnabled: true, giftWrappingPrice: "30.00" },
  });
  expect(writes(rest)).toMatchObject([
    { body: { gift_wrapping_enabled: "true", gift_wrapping_price: "30" } },
  ]);
});

test("a product that is unknown, foreign or malformed is answered alike", async () => {
  const rest = variantService();
  for (const id of [
    encodeNodeId("Product", "77"),
    encodeNodeId("Product", `${foreignId}`),
    "nonsense",
    encodeNodeId("Brand", "1"),
  ]) {
    const response = await change(rest, add, { ...input, productId: id });
    expect(JSON.stringify(response)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(writes(rest)).toEqual([]);
});

test("a seller adds to products of their own location and finds no others", async () => {
  const rest = variantService();
  const others = encodeNodeId("Product", "2");
  expect(await change(rest, add, { ...input, productId: others }, seller)).toMatchObject({
    __typename: "NotFoundError",
  });
  expect(writes(rest)).toEqual([]);
  expect(await change(rest, add, input, seller)).toMatchObject({ __typename: "AddVariantSuccess" });
});

test("nobody writes without a session, and learns nothing about the input", async () => {
  const rest = variantService();
  expect(await change(rest, add, { ...input, shortName: "", price: "0" }, null)).toEqual({
    __typename: "UnauthenticatedError",
    message: "Sign in to do this.",
  });
  expect(rest.calls).toEqual([]);
});

test("a taken SKU is a conflict in the service's words", async () => {
  const rest = createFakeRest({
    tables: catalogue(4),
    writes: {
      "POST /v1/companySellerProdVarient/onPage3": () => {
        throw new RestError("conflict", "SKU Already Exist", { fields: { sku_seller: "SKU Already Exist" } });
      },
    },
  });
  expect(await change(rest, add, { ...input, sku: "A-1" })).toEqual({
    __typename: "ConflictError",
    message: "SKU Already Exist",
  });
});

test("an old default that cannot be unmarked does not undo what was saved", async () => {
  const rest = variantService(false);
  let isFirst = true;
  const limping: FakeRest = {
    ...rest,
    send: (write) => {
      if (!isFirst) return Promise.reject(new RestError("unavailable", "No answer"));
      isFirst = false;
      return rest.send(write);
    },
  };
  expect(await change(limping, add, { ...input, isDefault: true })).toMatchObject({
    __typename: "AddVariantSuccess",
    variant: { isDefault: true },
  });
});

test("a price that is no number does not get past the scalar", async () => {
  for (const price of ["", "1,5", "abc", 1.1]) {
    const response = await run(createFakeContext(variantService(), owner), add, {
      input: { ...input, price },
    });
    expect(response.errors).toHaveLength(1);
    expect(response.errors[0]?.message).toContain("A Decimal was expected.");
  }
});
