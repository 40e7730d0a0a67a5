import { expect, test } from "vitest";
import { isSameButForTable } from "./tableAddress.ts";

test("the state of a table makes no other place", () => {
  const place = (search: string, pathname = "/wizard") => ({ pathname, search });
  const step = place("?val=3&id=7&page=2&pageSize=10");
  expect(isSameButForTable(step, place("?val=3&id=7&searchTerm=tea"))).toBe(true);
  expect(isSameButForTable(step, place("?val=4&id=7"))).toBe(false);
  expect(isSameButForTable(step, place("?val=3&id=7", "/products"))).toBe(false);
});
