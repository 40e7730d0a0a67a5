import type { Permission } from "../access/permission.ts";
import { allows } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { editInput } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { refuse } from "../graphql/validate.ts";
import { sendEdit, sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { newRoleFields, roleFields, roleVersion } from "./fields.ts";
import { requireGivable } from "./give.ts";
import { changeableRoles, roleEditing, roles } from "./source.ts";
import { RoleEdge, roleOrder, RoleType } from "./type.ts";

/** Those of some permissions that the viewer lacks: they put none of them into a role. */
function lacking(context: Context, names: readonly Permission[]): Permission[] {
  const user = currentUser(context);
  return names.filter((permission) => !allows(user, permission));
}

const tooMuch = (): never => refuse("permissions", "A role cannot have a permission that you do not have");

changeMutation({
  name: "addRole",
  description:
    "Makes a role of the company's own, of what the viewer may do themselves. A company has at most 40.",
  permission: "ROLE_CREATE",
  input: {
    description: "A new role.",
    argument: "The new role.",
    fields: { ...newRoleFields, idempotencyKey },
  },
  async run({ idempotencyKey, basedOnId, ...values }, context) {
    if (lacking(context, values.permissions).length > 0) tooMuch();
    const basedOn = basedOnId === null ? null : await changeableRoles.require(context, basedOnId);
    const body = {
      ...toRestBody(newRoleFields, { ...values, basedOnId: basedOn && toRestId(basedOn.id) }),
      company_po_id: toRestId(currentUser(context).companyId),
    };
    const response = await context.rest.send({
      method: "POST",
      template: roles.path,
      body,
      idempotencyKey,
    });
    const row = await roles.written(context, response.body, { body });
    noteSecurity(context, "role added", { role: row.id });
    return { row, edge: edgeOf(roleOrder.of(), row) };
  },
  success: {
    description: "The role was added.",
    fields: (t) => ({
      role: t.expose("row", { type: RoleType, description: "The new role, as the service keeps it." }),
      roleEdge: t.expose("edge", { type: RoleEdge, description: "The new role as a row of `Viewer.roles`." }),
    }),
  },
});

changeMutation({
  name: "editRole",
  description:
    "Changes a role of the company's own. Whoever has it may do what it allows from their next request on, without signing in again.",
  permission: "ROLE_UPDATE",
  input: editInput("role", "CompanyRole", roleFields),
  async run({ id, version: given, ...values }, context) {
    const role = await changeableRoles.require(context, id);
    const lacked = lacking(context, values.permissions ?? []);
    if (lacked.some((permission) => !role.permissions.includes(permission))) tooMuch();
    // What the viewer lacks and the role has may stay: but only as long as it is still there when the change is made.
    const seen = given ?? (lacked.length > 0 ? roleVersion(role) : undefined);
    const row = await sendEdit(context, roleEditing, role, seen, toRestBody(roleFields, values));
    noteSecurity(context, "role changed", { role: row.id });
    context.session.outdate();
    return { row };
  },
  success: {
    description: "The role was changed.",
    fields: (t) => ({
      role: t.expose("row", { type: RoleType, description: "The role, as the service keeps it now." }),
    }),
  },
});

changeMutation({
  name: "deleteRole",
  description: "Deletes a role of the company's own that nobody has: `movePeopleOfRole` empties it.",
  permission: "ROLE_DELETE",
  input: {
    description: "Which role to delete.",
    argument: "Which one.",
    fields: { id: idOf("CompanyRole", "A role of the company's own that nobody has."), version },
  },
  async run(input, context) {
    const role = await changeableRoles.require(context, input.id);
    await sendUnlessStale(context, roleEditing, role, input.version, {
      method: "DELETE",
      template: `${roles.path}/{id}`,
      params: { id: role.id },
    });
    roles.forget(context, role.id);
    noteSecurity(context, "role deleted", { role: role.id });
    return { deletedId: input.id };
  },
  success: {
    description: "The role was deleted.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
  },
});

changeMutation({
  name: "movePeopleOfRole",
  description:
    "Gives everybody who has a role of the company's own another one of the same kind, so that it can be deleted. Asks for `PERSON_UPDATE`, too; not by who has it themselves, and owners are made one at a time.",
  permission: "ROLE_DELETE",
  input: {
    description: "People who get another role.",
    argument: "Which role, and which instead.",
    fields: {
      id: idOf("CompanyRole", "The role that nobody has afterwards."),
      intoId: {
        ...idOf("CompanyRole", "The role that they get: one that allows nothing that the viewer may not."),
        rest: "into_id",
      },
    },
  },
  async run({ id, intoId }, context) {
    const user = currentUser(context);
    if (!allows(user, "PERSON_UPDATE")) throw new ForbiddenError();
    const [role, into] = await Promise.all([
      changeableRoles.require(context, id),
      requireGivable(context, "intoId", intoId),
    ]);
    if (role.system !== null) refuse("id", "Roles that every company has cannot be changed");
    if (user.role?.id === role.id) refuse("id", "You cannot change your own role");
    if (into.id === role.id) refuse("intoId", "Choose another role");
    if (into.system === "owner") refuse("intoId", "Owners are changed one at a time, with your password");
    const response = await offered(
      context.rest.send({
        method: "POST",
        template: `${roles.path}/{id}/people`,
        params: { id: role.id },
        body: { into_id: toRestId(into.id) },
      }),
    );
    noteSecurity(context, "people given another role", { role: role.id, into: into.id });
    context.session.outdate();
    return { role: await roles.written(context, response.body, { row: role }), into };
  },
  success: {
    description: "Nobody has the role any more.",
    fields: (t) => ({
      role: t.expose("role", { type: RoleType, description: "The role that is empty now." }),
      into: t.expose("into", { type: RoleType, description: "The role that they have." }),
    }),
  },
});
