import { expect, test } from "vitest";
import { shopAddress } from "#/company/shopAddress.ts";
import { normaliseSubdomain, subdomainProblem } from "./subdomainRule.ts";

test.each([
  ["My-Shop1", "myshop"],
  ["  green goods 24 ", "greengoods"],
  ["Café", "cafe"],
  ["123", ""],
  ["दुकान", ""],
])("%s becomes '%s'", (typed, name) => {
  expect(normaliseSubdomain(typed)).toBe(name);
});

test.each([
  ["ab", "short"],
  ["abc", null],
  ["a".repeat(63), null],
  ["a".repeat(64), "long"],
  ["admin", "reserved"],
  ["administrator", null],
])("%s: %s", (name, problem) => {
  expect(subdomainProblem(name)).toBe(problem);
});

test.each([
  ["localhost", "verdant.localhost"],
  ["admin.market.example", "verdant.market.example"],
  ["market.example", "verdant.market.example"],
  ["backoffice.market.example", "verdant.backoffice.market.example"],
])("a shop on %s has the address %s", (host, address) => {
  expect(shopAddress("verdant", host)).toBe(address);
});
