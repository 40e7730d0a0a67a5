import { expect, test } from "vitest";
import { isSameButForTable } from "./tableAddress.ts";

test("the state of a table makes no other place", () => {
  expect(isSameButForTable("?val=3&id=7&page=2&pageSize=10", "?val=3&id=7&searchTerm=tea")).toBe(true);
  expect(isSameButForTable("?val=3&id=7", "?val=4&id=7")).toBe(false);
});
