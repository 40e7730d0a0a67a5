import { expect, test } from "vitest";
import { allPermissions, permissions, type Role } from "../../bff/src/access/permission.ts";
import { canHold } from "../../bff/src/access/rules.ts";
import { systemRoles as known } from "../../bff/src/access/user.ts";
import { grantable, systemRoles } from "../../service/src/role/permissions.ts";

const sorted = (names: readonly string[]) => names.toSorted();
const withRole = (role: Role) =>
  sorted(allPermissions.filter((one) => [...permissions[one].roles].some((each) => each === role)));

test("service and gateway have the same roles", () => {
  expect(systemRoles.map(({ key }) => key)).toEqual([...known]);
});

test.each([
  ["owner", "OWNER"],
  ["company_staff", "COMPANY_STAFF"],
  ["location_owner", "SELLER_OWNER"],
  ["location_staff", "SELLER_STAFF"],
] as const)("%s allows what the gateway gives %s where the service knows no roles", (key, role) => {
  expect(sorted(systemRoles.find((one) => one.key === key)?.permissions ?? [])).toEqual(withRole(role));
});

test.each([
  ["company", "owner"],
  ["location", "seller"],
] as const)("what people of a %s can be given is what the gateway lets them hold", (kind, userKind) => {
  expect(sorted(grantable[kind])).toEqual(sorted(allPermissions.filter((one) => canHold(userKind, one))));
});
