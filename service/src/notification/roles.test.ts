import { expect, test } from "vitest";
import { roleOf } from "./roles.ts";

test.each([
  [null, "owner", "OWNER"],
  [null, "company_staff", "COMPANY_STAFF"],
  [null, null, "COMPANY_STAFF"],
  [3, "location_owner", "SELLER_OWNER"],
  [3, "location_staff", "SELLER_STAFF"],
  // A role that the company has made is nobody's owner's.
  [3, null, "SELLER_STAFF"],
] as const)("at location %s the role %s is %s, main user or not", (seller_id, role_key, role) => {
  expect(roleOf({ seller_id, role_key })).toBe(role);
});
