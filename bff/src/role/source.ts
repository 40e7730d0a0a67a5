import { ForbiddenError } from "../graphql/errors.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { currentUser } from "../session/currentUser.ts";
import { isUsableRole, mayReadRoles } from "./access.ts";
import { roleVersion } from "./fields.ts";
import { type CompanyRole, roleRecord } from "./record.ts";

/** Roles by id, those among them that every company has. */
export const roles = ownedRecords<CompanyRole>({
  typeName: "CompanyRole",
  path: "/v1/companyRole",
  key: "role_id",
  record: roleRecord,
  // What names no company is a role that every one has, or nobody's.
  checkParent: async (context, role) => isUsableRole(currentUser(context), role),
});

/** Those that the viewer may change or give: whoever may not see one does not learn of it by a change. */
export const changeableRoles = {
  ...roles,
  async require(...given: Parameters<typeof roles.require>): Promise<CompanyRole> {
    const role = await roles.require(...given);
    if (!mayReadRoles(currentUser(given[0]))) throw new ForbiddenError();
    return role;
  },
};

/** How edits of roles compare versions. */
export const roleEditing = { records: changeableRoles, version: roleVersion };
