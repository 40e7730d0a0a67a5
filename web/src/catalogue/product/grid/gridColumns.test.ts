import { expect, test } from "vitest";
import { gridColumns, mayWrite } from "./gridColumns.ts";

test("whether a variant is available is written by who may count stock, its price by who may change variants", () => {
  const row = {
    id: "v1",
    productId: "b",
    variantId: "v1",
    product: "Bowl",
    variant: "Small",
    isEmpty: false,
  };
  const rights = ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"];
  const shown = gridColumns.filter(({ id }) => ["price", "stock", "available", "order"].includes(id));
  expect(
    shown.map((column) => [column.id, rights.filter((right) => mayWrite(row, column, [right]))]),
  ).toEqual([
    ["price", ["VARIANT_UPDATE"]],
    ["stock", ["STOCK_UPDATE"]],
    ["available", ["STOCK_UPDATE"]],
    ["order", ["VARIANT_UPDATE"]],
  ]);
});
