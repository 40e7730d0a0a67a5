import { expect, test } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { allPermissions, type Permission } from "./permission.ts";
import type { SystemRole } from "./user.ts";
import { allows, canHold, mayGrant, mayUse, permissionsOf, roleOf } from "./rules.ts";

/** What the owner of a company keeps to themselves. */
const ownersAlone = new Set([
  "SELLER_DELETE",
  "COMPANY_UPDATE",
  "ORDER_CREATE",
  "SELLER_VIEW_CREATE",
  "WEBHOOK_CREATE",
  "WEBHOOK_UPDATE",
  "WEBHOOK_DELETE",
  "PERSON_CREATE",
  "PERSON_UPDATE",
  "PERSON_DELETE",
  "ROLE_CREATE",
  "ROLE_UPDATE",
  "ROLE_DELETE",
  "API_TOKEN_CREATE",
]);
const everyday = ["VARIANT_CREATE", "VARIANT_UPDATE", "PRODUCT_CREATE", "PRODUCT_UPDATE"];
const ofOrders = ["ORDER_READ", "ORDER_UPDATE", "DELIVERY_USER_READ", "STOCK_UPDATE"];
const ownMakers = ["BRAND_CREATE", "MANUFACTURER_CREATE", "MANUFACTURER_UPDATE"];

// What only the company's people may do needs no line here; what is kept from staff or given to sellers does.
test.each([
  ["OWNER", "owner", true, allPermissions],
  ["COMPANY_STAFF", "owner", false, allPermissions.filter((one) => !ownersAlone.has(one))],
  [
    "SELLER_OWNER",
    "seller",
    true,
    [
      ...ownMakers,
      "MANUFACTURER_DELETE",
      ...everyday,
      "PRODUCT_DELETE",
      "AUDIT_READ",
      "REPORT_READ",
      "VIEW_CREATE",
      "IMPORT_CREATE",
      "ORDER_READ",
      "ORDER_UPDATE",
      "DELIVERY_USER_READ",
      "DELIVERY_USER_UPDATE",
      "STOCK_UPDATE",
      "PERSON_READ",
      "PERSON_CREATE",
      "PERSON_UPDATE",
      "PERSON_DELETE",
      "API_TOKEN_CREATE",
    ],
  ],
  ["SELLER_STAFF", "seller", false, [...ownMakers, ...everyday, ...ofOrders]],
] as const)("%s", (role, kind, primaryLogin, permissions) => {
  const user = { ...(kind === "owner" ? owner : seller), primaryLogin };
  expect(roleOf(user)).toBe(role);
  expect(permissionsOf(user)).toEqual(permissions);
});

const role = (system: SystemRole | null, ...held: readonly Permission[]) => ({
  id: "1",
  name: "Counter",
  system,
  permissions: held,
});

test("who was given a role may do what it allows, whoever they are", () => {
  const clerk = { ...owner, primaryLogin: true, role: role(null, "ORDER_READ", "STOCK_UPDATE") };
  expect([roleOf(clerk), permissionsOf(clerk)]).toEqual(["COMPANY_STAFF", ["ORDER_READ", "STOCK_UPDATE"]]);
  const partner = { ...owner, primaryLogin: false, role: role("owner", ...allPermissions) };
  expect([roleOf(partner), permissionsOf(partner)]).toEqual(["OWNER", allPermissions]);
  expect(roleOf({ ...seller, primaryLogin: false, role: role("location_owner") })).toBe("SELLER_OWNER");
  expect(permissionsOf({ ...clerk, passwordChanged: false })).toEqual([]);
  expect(permissionsOf({ ...clerk, limitedTo: ["ORDER_READ", "PRODUCT_UPDATE"] })).toEqual(["ORDER_READ"]);
});

test("people of a location never hold what only a company's can, whatever the service says", () => {
  const everything = { ...seller, role: role("location_owner", ...allPermissions) };
  const main = { ...seller, primaryLogin: true };
  expect(permissionsOf(everything)).toEqual(permissionsOf(main));
  expect(canHold("seller", "COMPANY_UPDATE")).toBe(false);
});

test("with the first password nothing may be done", () => {
  expect(permissionsOf({ ...owner, passwordChanged: false })).toEqual([]);
});

test("a token may do what it was given, and never more than its user", () => {
  expect(permissionsOf({ ...owner, limitedTo: ["PRODUCT_UPDATE"] })).toEqual(["PRODUCT_UPDATE"]);
  expect(permissionsOf({ ...owner, limitedTo: [] })).toEqual([]);
  expect(permissionsOf({ ...owner, limitedTo: ["API_TOKEN_CREATE"] })).toEqual([]);
  expect([mayGrant(owner, "PRODUCT_UPDATE"), mayGrant(owner, "API_TOKEN_CREATE")]).toEqual([true, false]);
  expect(permissionsOf({ ...seller, limitedTo: ["CATEGORY_CREATE", "PRODUCT_UPDATE"] })).toEqual([
    "PRODUCT_UPDATE",
  ]);
});

test("a seller works on products and variants, and leaves the catalogue's structure alone", () => {
  expect(permissionsOf(seller)).toEqual([...ownMakers, ...everyday, ...ofOrders]);
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
