import { expect, test } from "vitest";
import { owner, seller } from "../testing/fakeContext.ts";
import { allows, mayUse, permissionsOf } from "./rules.ts";

test("an owner may do everything that is offered", () => {
  expect(permissionsOf(owner)).toEqual([
    "CATEGORY_CREATE",
    "CATEGORY_UPDATE",
    "VARIANT_CREATE",
    "VARIANT_UPDATE",
    "PRODUCT_CREATE",
    "PRODUCT_UPDATE",
    "SELLER_READ",
  ]);
});

test("a seller works on products and variants, and leaves the catalogue's structure alone", () => {
  expect(permissionsOf(seller)).toEqual([
    "VARIANT_CREATE",
    "VARIANT_UPDATE",
    "PRODUCT_CREATE",
    "PRODUCT_UPDATE",
  ]);
  expect(allows(seller, "CATEGORY_CREATE")).toBe(false);
  expect(allows(seller, "SELLER_READ")).toBe(false);
});

test.each([
  ["own company, shared", { companyId: "1", sellerId: null }, true, true],
  ["own company, own location", { companyId: "1", sellerId: "1" }, true, true],
  ["own company, another location", { companyId: "1", sellerId: "2" }, true, false],
  ["another company, shared", { companyId: "2", sellerId: null }, false, false],
  ["another company with a location of the same id", { companyId: "2", sellerId: "1" }, false, false],
  ["no company named", { companyId: null, sellerId: null }, false, false],
])("%s", (_name, record, forOwner, forSeller) => {
  expect([mayUse(owner, record), mayUse(seller, record)]).toEqual([forOwner, forSeller]);
});
