import { allows } from "../access/rules.ts";
import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { currentUser } from "../session/currentUser.ts";
import { PermissionEnum, SystemRoleEnum } from "../session/viewer.ts";
import { mayGiveRole, mayReadRoles } from "./access.ts";
import { StaffKindEnum } from "./enums.ts";
import { newRoleFields, roleVersion } from "./fields.ts";
import { peopleCountOf } from "./people.ts";
import type { CompanyRole } from "./record.ts";
import { roles } from "./source.ts";

/** What people may do. */
export const RoleType = builder.objectRef<CompanyRole>("CompanyRole");

/** Its connection and edge. */
export const { connection: RoleConnection, edge: RoleEdge } = connectionTypes(
  "CompanyRole",
  "roles",
  RoleType,
);

builder.node(RoleType, {
  description:
    "What people may do: a role of the company's own, or one that every company has. Asks for `PERSON_READ`; who acts for a location sees those of locations.",
  readBy: mayReadRoles,
  id: { resolve: (role) => role.id },
  loadOne: (id, context) => roles.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`role_id`)." }),
    kind: t.expose("kind", { type: StaffKindEnum, description: "For whom it is." }),
    key: t.expose("system", {
      type: SystemRoleEnum,
      nullable: true,
      description: "Which of the roles that every company has it is; null for a company's own.",
    }),
    name: t.exposeString("name", {
      description: "In English for one that every company has: `key` says which to name in another language.",
    }),
    description: t.exposeString("description", { nullable: true, description: "What it is for." }),
    isSystem: t.boolean({
      description: "Whether every company has it and none can change it.",
      resolve: ({ system }) => system !== null,
    }),
    basedOn: t.field({
      type: RoleType,
      nullable: true,
      description: "The role that it was copied from; null for none, and when that is gone.",
      resolve: ({ basedOnId }, _args, context) =>
        basedOnId === null ? null : roles.find(context, basedOnId),
    }),
    permissions: t.field({
      type: [PermissionEnum],
      description: "What it allows, as far as people of its kind can have it.",
      resolve: ({ permissions }) => [...permissions],
    }),
    peopleCount: t.int({
      nullable: true,
      description:
        "How many people of the company have it, also who is invited or disabled. Null for who acts for a location.",
      resolve: (role, _args, context) =>
        currentUser(context).kind === "owner" ? peopleCountOf(context, role) : null,
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: roleVersion }),
    viewerCanUpdate: t.boolean({
      description:
        "Whether the viewer may change it. Asks for `ROLE_UPDATE`; none changes what every company has.",
      resolve: ({ system }, _args, context) => system === null && allows(currentUser(context), "ROLE_UPDATE"),
    }),
    viewerCanDelete: t.boolean({
      description: "Whether the viewer may delete it when nobody has it. Asks for `ROLE_DELETE`.",
      resolve: ({ system }, _args, context) => system === null && allows(currentUser(context), "ROLE_DELETE"),
    }),
    viewerCanGive: t.boolean({
      description:
        "Whether the viewer may give it to others: they have all that it allows, and owners are made by owners alone. Asks for `PERSON_UPDATE` or `PERSON_CREATE`.",
      resolve(role, _args, context) {
        const user = currentUser(context);
        const mayChange = allows(user, "PERSON_UPDATE") || allows(user, "PERSON_CREATE");
        return mayChange && mayGiveRole(user, role);
      },
    }),
  }),
});

/** The orders of a list of roles. */
export const roleOrder = orderInput("CompanyRole", "roles", {
  ADDED: {
    rest: "role_id",
    kind: "number",
    value: (role: CompanyRole) => Number(role.id),
    description: "First those that every company has, then its own as they were added.",
  },
  NAME: {
    rest: "role_name",
    kind: "text",
    value: (role: CompanyRole) => role.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

audited({
  type: RoleType,
  records: roles,
  tables: { company_role: sameId },
  nameOf: (role) => role.name,
  fields: [newRoleFields],
});
