import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { noFlags, selection, variantService } from "../../test/doubles/variantService.ts";

const edit = `
  mutation ($input: EditVariantInput!) {
    editVariant(input: $input) {
      __typename
      ... on EditVariantSuccess { ${selection} }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const variantId = encodeNodeId("Variant", "11");

test("an edit keeps what is left out", async () => {
  const rest = variantService();
  expect(
    await change(rest, edit, { id: variantId, price: "250", temporarilyUnavailable: true, sku: "A-1" }),
  ).toMatchObject({
    variant: {
      shortName: "Size 2",
      price: "250.00",
      order: 2,
      sku: "A-1",
      temporarilyUnavailable: true,
      isDefault: false,
    },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySellerProdVarient/varientEdit",
      params: {},
      body: {
        varient_id: 11,
        short_name: "Size 2",
        long_name: "Size number 2",
        product_price: "250",
        display_order_id: 2,
        sku_seller: "A-1",
        ...noFlags,
        item_not_available: "true",
      },
      idempotencyKey: undefined,
    },
  ]);
});

test.each<[string, object, string, string]>([
  [
    "the default cannot be unset",
    { id: encodeNodeId("Variant", "10"), isDefault: false },
    "isDefault",
    "Choose another default variant instead",
  ],
  ["null is no price", { id: variantId, price: null }, "price", "Price is required"],
  ["null is no name", { id: variantId, shortName: null }, "shortName", "Short Name is required"],
  ["null is no order", { id: variantId, order: null }, "order", "Order ID is required"],
  [
    "wrapping switched on needs a price",
    { id: variantId, giftWrappingEnabled: true },
    "giftWrappingPrice",
    "Gift Wrapping Price is Required",
  ],
  [
    "null is no yes or no",
    { id: variantId, temporarilyUnavailable: null },
    "temporarilyUnavailable",
    "Choose yes or no",
  ],
])("%s", async (_name, wrong, field, message) => {
  const rest = variantService();
  expect(await change(rest, edit, wrong)).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("wrapping that was on keeps its price, and switching it off sets it to 0", async () => {
  const wrapped = variantService(true, (row) => ({
    ...row,
    gift_wrapping_enabled: "true",
    gift_wrapping_price: 30,
  }));
  expect(await change(wrapped, edit, { id: variantId, price: "1" })).toMatchObject({
    variant: { giftWrappingPrice: "30.00" },
  });
  expect(await change(wrapped, edit, { id: variantId, giftWrappingEnabled: false })).toMatchObject({
    variant: { giftWrappingEnabled: false, giftWrappingPrice: "0.00" },
  });
});

test("a closed variant is only opened again, never edited", async () => {
  const rest = variantService(true, (row) => ({ ...row, closed: true, closed_reason: "Sold out" }));
  expect(await change(rest, edit, { id: variantId, price: "1" })).toEqual({
    __typename: "ConflictError",
    message: "This variant is closed. Enable it before you change it.",
  });
  expect(writes(rest)).toEqual([]);
});

test.each([
  ["a service that moves the mark itself", true, 1],
  ["a service that does not", false, 2],
])("another default leaves exactly one with %s", async (_name, isCareful, expectedWrites) => {
  const rest = variantService(isCareful);
  expect(await change(rest, edit, { id: variantId, isDefault: true })).toMatchObject({
    product: { variants: { edges: [{ node: { isDefault: false } }, { node: { isDefault: true } }] } },
  });
  expect(writes(rest)).toHaveLength(expectedWrites);
});

test("a seller changes variants of their own location and finds no others", async () => {
  const rest = variantService();
  const others = { id: encodeNodeId("Variant", "20"), price: "1" };
  expect(await change(rest, edit, others, seller)).toMatchObject({ __typename: "NotFoundError" });
  expect(writes(rest)).toEqual([]);
  expect(await change(rest, edit, { ...others, id: variantId }, seller)).toMatchObject({
    variant: { price: "1.00" },
  });
});

test("nobody writes without a session, and learns nothing about the input", async () => {
  const rest = variantService();
  expect(await change(rest, edit, { id: "nonsense", shortName: "" }, null)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  expect(rest.calls).toEqual([]);
});
