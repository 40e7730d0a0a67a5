import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { complete, productService } from "../../test/doubles/productService.ts";
import { typed } from "../../test/harness/typed.ts";

const id = encodeNodeId("Product", "1");
const calls = [
  "GET /v1/companySellerProdLoc",
  "GET /v1/companySellerProdLoc/{id}",
  "PUT /v1/companySellerProdLoc/prod_status/{id}",
];
const selection = "product { status remark flaggedStep disabledReason viewerActions }";

const moves = [
  ["submitProduct", {}, ["draft", "rectification", "disabled"], { prod_status: "pending" }],
  ["enableProduct", {}, ["pending", "disabled"], { prod_status: "enabled" }],
  [
    "returnProduct",
    { remark: " Blurred ", step: 2 },
    ["pending", "enabled"],
    { prod_status: "rectification", prod_status_reason: "Blurred", prod_status_step: 2 },
  ],
  [
    "disableProduct",
    { reason: "Season is over" },
    ["pending", "enabled", "rectification"],
    { prod_status: "disabled", prod_status_reason: "Season is over", prod_status_step: null },
  ],
] as const;
const states = ["draft", "pending", "enabled", "rectification", "disabled"] as const;
const adjectives = {
  draft: "a draft",
  pending: "waiting for approval",
  enabled: "enabled",
  rectification: "returned",
  disabled: "disabled",
};

for (const [name, input, from, body] of moves) {
  test.each(states)(`${name} of a product that is %s`, async (prod_status) => {
    const rest = productService({ ...complete, prod_status });
    const response = await clientOf(rest).change(name, { id, ...input });
    if (from.some((state) => state === prod_status)) {
      expect(response).toEqual({ __typename: `${typed(name)}Success` });
      expect(rest.summary()).toEqual(calls);
      expect(writes(rest)).toMatchObject([{ params: { id: "1" }, body }]);
    } else {
      expect(response).toMatchObject({ __typename: "ConflictError" });
      expect(Reflect.get(response, "message")).toMatch(
        `A product that is ${adjectives[prod_status]} cannot be `,
      );
      expect(writes(rest)).toEqual([]);
    }
  });
}

for (const [name, input, [prod_status]] of [...moves, ["deleteProduct", {}, ["enabled"]] as const]) {
  test(`${name} leaves a product alone that somebody else has changed in any of its forms meanwhile`, async () => {
    const rest = productService({ ...complete, prod_status });
    const { context, change } = clientOf(rest);
    const document = "query ($id: ID!) { node(id: $id) { ... on Product { version } } }";
    const { data } = await run(context, document, { id });
    const version = String(Reflect.get(Object(Reflect.get(Object(data), "node")), "version"));
    expect(version).toMatch(/^[\w-]{16}\.[\w-]{16}\.[\w-]{16}$/);
    const parts = version.split(".");
    for (const part of parts) {
      const stale = parts.map((one) => (one === part ? "old" : one)).join(".");
      expect(await change(name, { id, ...input, version: stale })).toMatchObject({
        __typename: "ConflictError",
        current: { id },
      });
    }
    expect(writes(rest)).toEqual([]);
    expect(await change(name, { id, ...input, version })).toMatchObject({
      __typename: `${typed(name)}Success`,
    });
  });
}

test("what a reviewer and an author see of each state, and what they may do", async () => {
  const seen = async (prod_status: string, user = owner) => {
    const rest = productService({
      ...complete,
      prod_status,
      prod_status_reason: "Because",
      prod_status_step: 3,
    });
    const context = createFakeContext(rest, user);
    const { data } = await run(
      context,
      "query ($id: ID!) { node(id: $id) { ... on Product { status remark flaggedStep disabledReason viewerActions } } }",
      { id },
    );
    return Reflect.get(Object(data), "node");
  };
  const nothing = { remark: null, flaggedStep: null, disabledReason: null };
  const own = { ...owner, kind: "seller" as const, sellerId: "1" };
  expect(await seen("draft")).toEqual({
    status: "DRAFT",
    ...nothing,
    viewerActions: ["SUBMIT", "DUPLICATE", "DELETE"],
  });
  expect(await seen("pending")).toMatchObject({
    viewerActions: ["ENABLE", "RETURN", "DISABLE", "DUPLICATE", "DELETE"],
  });
  expect(await seen("pending", own)).toMatchObject({ viewerActions: ["DUPLICATE", "DELETE"] });
  expect(await seen("rectification", own)).toEqual({
    status: "RECTIFICATION",
    remark: "Because",
    flaggedStep: 3,
    disabledReason: null,
    viewerActions: ["SUBMIT", "DUPLICATE", "DELETE"],
  });
  // Staff of a location may not delete.
  expect(await seen("disabled", seller)).toEqual({
    status: "DISABLED",
    remark: null,
    flaggedStep: null,
    disabledReason: "Because",
    viewerActions: ["SUBMIT", "DUPLICATE"],
  });
});

test.each([
  [{ summary_image_url: null }, 1, [["summaryImageUploadId", "Please Upload Product Image"]]],
  [{ category1_id: null }, 1, [["categoryId", "Level1 Category is required"]]],
  [{ product_price: null }, 3, [["price", "Please Enter Product Price"]]],
  [
    { igst: null, cgst: null },
    3,
    [
      ["cgst", "CGST is required"],
      ["igst", "IGST is required"],
    ],
  ],
])("a draft with %j cannot be submitted, nor enabled", async (change, step, issues) => {
  const rest = productService({ ...complete, prod_status: "draft", ...change });
  const refusal = {
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  };
  expect(await clientOf(rest).change("submitProduct", { id })).toMatchObject(refusal);
  expect(await clientOf(rest).change("enableProduct", { id })).toMatchObject(refusal);
  expect(writes(rest)).toEqual([]);
  const { data } = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { incompleteStep } } }",
    { id },
  );
  expect(data).toEqual({ node: { incompleteStep: step } });
});

test.each([
  [{ prod_status: "draft" }, 4],
  [{ prod_status: "enabled" }, null],
  [{ prod_status: "draft", prod_varient_enabled: true, product_price: null }, 4],
])("a product with %j is complete up to step %j", async (change, incompleteStep) => {
  const rest = productService({ ...complete, ...change });
  const { data } = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { incompleteStep } } }",
    { id },
  );
  expect(data).toEqual({ node: { incompleteStep } });
});

test.each<[string, object, string, string]>([
  ["returnProduct", { remark: " " }, "remark", "Remark is required"],
  ["returnProduct", { remark: "r".repeat(1001) }, "remark", "Must have at most 1000 characters"],
  ["returnProduct", { remark: "r", step: 5 }, "step", "The step is 1, 2, 3 or 4"],
  ["disableProduct", { reason: "" }, "reason", "Reason is required"],
  ["disableProduct", { reason: "r".repeat(1001) }, "reason", "Must have at most 1000 characters"],
])("%s with %j is refused", async (name, input, field, message) => {
  const rest = productService({ ...complete, prod_status: "pending" });
  expect(await clientOf(rest).change(name, { id, ...input })).toMatchObject({
    issues: [{ path: [field], message }],
  });
  expect(rest.calls).toEqual([]);
});

test.each(["enableProduct", "returnProduct", "disableProduct"])(
  "%s is for those who approve",
  async (name) => {
    const rest = productService({ ...complete, prod_status: "pending" });
    const input = {
      id,
      ...(name === "returnProduct" ? { remark: "r" } : {}),
      ...(name === "disableProduct" ? { reason: "r" } : {}),
    };
    expect(await clientOf(rest, seller).change(name, input)).toMatchObject({ __typename: "ForbiddenError" });
    expect(await clientOf(rest, null).change(name, input)).toMatchObject({
      __typename: "UnauthenticatedError",
    });
    expect(rest.calls).toEqual([]);
  },
);

test("the answer has the new state", async () => {
  const rest = productService({ ...complete, prod_status: "pending" });
  expect(await clientOf(rest).change("returnProduct", { id, remark: "Blurred", step: 2 }, selection)).toEqual(
    {
      __typename: "ReturnProductSuccess",
      product: {
        status: "RECTIFICATION",
        remark: "Blurred",
        flaggedStep: 2,
        disabledReason: null,
        viewerActions: ["SUBMIT", "DISABLE", "DUPLICATE", "DELETE"],
      },
    },
  );
});
