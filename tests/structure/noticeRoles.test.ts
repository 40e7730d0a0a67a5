import { expect, test } from "vitest";
import { permissions } from "../../bff/src/access/permission.ts";
import { rolesWith } from "../../service/src/notification/roles.ts";

test("the roles that the service tells of something are those that the gateway gives the permission", () => {
  const known: Readonly<Record<string, { readonly roles: readonly string[] }>> = permissions;
  for (const [permission, roles] of Object.entries(rolesWith))
    expect([permission, known[permission]?.roles]).toEqual([permission, roles]);
});
