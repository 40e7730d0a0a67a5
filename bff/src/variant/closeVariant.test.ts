import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService, refusing } from "../../test/doubles/productService.ts";

// Variant 10 is the default of product 1, 11 is not; 21 is of another location.
const id = encodeNodeId("Variant", "11");
const close = "POST /v1/companySellerProdVarient/varientClosed";
const reopen = "POST /v1/companySellerProdVarient/varientEnbled";

const row = (change: object) => ({
  varient_id: 11,
  prod_id: 1,
  company_po_id: 1,
  seller_id: 1,
  short_name: "Size 2",
  long_name: "Size number 2",
  product_price: "200.50",
  display_order_id: 2,
  ...change,
});
const service = () =>
  productService(
    {},
    {
      [close]: ({ body }) => row(Object(body)),
      [reopen]: () => row({ closed: false, closed_reason: null }),
    },
  );

test("a variant is withdrawn with a reason, in the documented form, and offered again", async () => {
  const rest = service();
  const selection = "variant { id closed closedReason } product { id }";
  expect(await clientOf(rest).change("closeVariant", { id, reason: " Sold out " }, selection)).toEqual({
    __typename: "CloseVariantSuccess",
    variant: { id, closed: true, closedReason: "Sold out" },
    product: { id: encodeNodeId("Product", "1") },
  });
  expect(await clientOf(rest).change("reopenVariant", { id }, selection)).toMatchObject({
    variant: { closed: false, closedReason: null },
  });
  const reads = ["GET /v1/companySellerProdVarient", "GET /v1/companySellerProdLoc"];
  expect(rest.summary()).toEqual([...reads, close, ...reads, reopen]);
  expect(writes(rest)).toMatchObject([
    { body: { varient_id: 11, closed_reason: "Sold out", closed: "true" } },
    { body: { varient_id: 11 } },
  ]);
});

test("neither is done to a variant that somebody else has changed meanwhile", async () => {
  const rest = service();
  for (const [name, input] of [
    ["closeVariant", { id, reason: "x", version: "old" }],
    ["reopenVariant", { id, version: "old" }],
  ] as const) {
    expect(await clientOf(rest).change(name, input), name).toMatchObject({
      __typename: "ConflictError",
      current: { id },
    });
  }
  expect(writes(rest)).toEqual([]);
});

test.each([
  ["", "Closed Reason is required"],
  [" ", "Closed Reason is required"],
  ["r".repeat(1001), "Must have at most 1000 characters"],
])("the reason %j is refused", async (reason, message) => {
  const rest = service();
  expect(await clientOf(rest).change("closeVariant", { id, reason })).toMatchObject({
    issues: [{ path: ["reason"], message }],
  });
  expect(rest.calls).toEqual([]);
});

test("the default variant cannot be withdrawn, not even when it has become the default meanwhile", async () => {
  const message = "The default variant cannot be disabled";
  const rest = service();
  const input = { id: encodeNodeId("Variant", "10"), reason: "x" };
  expect(await clientOf(rest).change("closeVariant", input)).toMatchObject({
    __typename: "ConflictError",
    message,
  });
  expect(writes(rest)).toEqual([]);
  const late = productService({}, { [close]: refusing(new RestError("invalid", message)) });
  expect(await clientOf(late).change("closeVariant", { id, reason: "x" })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [], message }],
  });
});

test("whoever may not have the product may not have its variants", async () => {
  const rest = service();
  const elsewhere = encodeNodeId("Variant", "21");
  for (const [name, input] of [
    ["closeVariant", { id: elsewhere, reason: "x" }],
    ["reopenVariant", { id: elsewhere }],
  ] as const) {
    expect(await clientOf(rest, seller).change(name, input)).toMatchObject({ __typename: "NotFoundError" });
    expect(await clientOf(rest, null).change(name, input)).toMatchObject({
      __typename: "UnauthenticatedError",
    });
  }
  expect(writes(rest)).toEqual([]);
});
