import { expect, test } from "vitest";
import { nextImageOrder } from "#/catalogue/product/productImages.ts";

test.each([
  ["the first image", [], 1],
  ["behind the last, whatever the order of the list", [4, 9, 2], 10],
  ["no further than the gateway takes", [1_000_000], 1_000_000],
])("the order id of a new image: %s", (_name, orders, expected) => {
  expect(nextImageOrder(orders.map((order) => ({ id: `image-${order}`, order })))).toBe(expected);
});
