import { expect, test } from "vitest";
import { inFile } from "./fileColumns.ts";

const columns = (...ids: string[]) => ids.map((id) => ({ id }));

test("a file has the columns of the screen in their order, each once, and says which it cannot have", () => {
  expect(inFile("products", columns("updated", "name", "price"))).toEqual({
    names: ["changed_at", "name", "product_sku", "price"],
    missing: [],
  });
  expect(inFile("ordersCancel", columns("number", "when", "since", "refund"))).toEqual({
    names: ["number", "status_since"],
    missing: [{ id: "refund" }],
  });
});

test("of a list that has no file columns of its own the screen is no choice", () => {
  expect(inFile("webhooks", columns("name"))).toBeNull();
});
