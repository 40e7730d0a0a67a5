import { expect, test } from "vitest";
import type { Permission } from "../access/permission.ts";
import type { SessionUser } from "../access/user.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { owner } from "../../test/doubles/fakeContext.ts";
import { productService } from "../../test/doubles/productService.ts";
import { writes } from "../../test/harness/change.ts";
import { clientOf } from "../../test/harness/productChange.ts";

const path = "/v1/companyBulkEdit";

/** Somebody at a service that takes a change of many. */
function atService(user: SessionUser = owner) {
  const rest = productService({}, { [`POST ${path}`]: () => ({ job: null, total: 2, rows: [] }) });
  return { client: clientOf(rest, user), sent: () => writes(rest) };
}

test("all that match are those that the list shows, whatever it is narrowed by", async () => {
  const { client, sent } = atService();
  const selection = {
    search: " clay ",
    status: ["ENABLED", "DRAFT"],
    brandId: encodeNodeId("Brand", "1"),
    categoryId: encodeNodeId("Category", "1-1"),
    sellerId: encodeNodeId("Seller", "1"),
    isLowInStock: true,
    isOnOffer: true,
    expectedCount: 2,
  };
  expect(await client.change("submitProducts", { selection }, "total")).toEqual({
    __typename: "SubmitProductsSuccess",
    total: 2,
  });
  await client.change("submitProducts", { selection: { isLowInStock: false, isOnOffer: null } });
  expect(sent()).toMatchObject([
    {
      template: path,
      body: {
        filters: {
          prod_status: ["enabled", "draft"],
          prod_brand: [1],
          category1_id: [1],
          seller_id: [1],
          low_stock: ["true"],
          on_offer: ["true"],
        },
        q: "clay",
        expected_count: 2,
      },
    },
    { template: path, body: { filters: {}, expected_count: null } },
  ]);
});

const only = (...permissions: Permission[]): SessionUser => ({
  ...owner,
  role: { id: "9", name: "Prices", system: null, permissions },
});
const ids = [encodeNodeId("Product", "1")];
const price = { mode: "PERCENT", amount: "10" };

test("prices of variants are for who may change variants; those of products are not held back by it", async () => {
  const { client, sent } = atService(only("PRODUCT_UPDATE"));
  const withVariants = { ids, price: { ...price, withVariants: true } };
  expect(await client.change("changeProducts", withVariants)).toMatchObject({
    __typename: "ForbiddenError",
  });
  expect(sent()).toEqual([]);
  expect(await client.change("changeProducts", { ids, price })).toMatchObject({
    __typename: "ChangeProductsSuccess",
  });
  const both = atService(only("PRODUCT_UPDATE", "VARIANT_UPDATE"));
  expect(await both.client.change("changeProducts", withVariants)).toMatchObject({
    __typename: "ChangeProductsSuccess",
  });
  expect([...sent(), ...both.sent()]).toMatchObject([
    { body: { change: { action: "price", price: { with_variants: false } } } },
    { body: { change: { action: "price", price: { with_variants: true } } } },
  ]);
});
