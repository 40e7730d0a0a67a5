import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import { filterInput, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { oneOf } from "../graphql/condition.ts";
import { PermissionEnum, ViewerType } from "../session/viewer.ts";
import { isUsableRole, mayReadRoles } from "./access.ts";
import { PermissionActionEnum, StaffKindEnum } from "./enums.ts";
import { type PermissionGroup, permissionGroupsOf } from "./groups.ts";
import { type CompanyRole, roleRecord } from "./record.ts";
import { roles } from "./source.ts";
import { RoleConnection, roleOrder } from "./type.ts";
import { type RoleKind, roleKinds } from "./words.ts";

/** What a list of roles can be narrowed to. */
export const RoleFilter = filterInput("CompanyRole", "roles");

interface RoleArguments extends ConnectionArguments {
  readonly kind?: RoleKind | null | undefined;
  readonly search?: string | null | undefined;
  readonly filter?: ListFilter | null | undefined;
  readonly orderBy?: Parameters<typeof roleOrder.of>[0];
}

async function listRoles(
  context: Context,
  user: SessionUser,
  args: RoleArguments,
): Promise<Page<CompanyRole>> {
  const order = roleOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const filter = readFilter<CompanyRole>("CompanyRole", args.filter);
  // Who acts for a location meets the roles of locations alone.
  const kind = user.kind === "owner" ? args.kind : "LOCATION";
  const isOther = user.kind === "seller" && args.kind === "COMPANY";
  if (filter === null || isOther || !mayReadRoles(user)) return pageOfWholeList(window, order, []);
  const conditions = oneOf("role_kind", roleKinds, kind && [kind], (role: CompanyRole) => role.kind);
  const query = Object.assign({}, filter.query, ...conditions.map((one) => one.query));
  const isAskedFor = (role: CompanyRole): boolean =>
    filter.matches(role) && conditions.every(({ matches }) => matches(role));
  const hasText = ({ name, description }: CompanyRole): boolean => matchesSearch(search, name, description);
  return listPage(window, {
    order,
    async fetch(page) {
      const list = { template: `${roles.path}/company_po_id/{id}`, params: { id: user.companyId } };
      const read = { ...list, query: { ...query, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, roleRecord, (role) =>
        isUsableRole(user, role),
      );
      roles.primeAll(context, response.rows);
      return response;
    },
    matches: (role) => isAskedFor(role) && hasText(role),
    isAskedFor,
    hasText,
  });
}

builder.objectField(ViewerType, "roles", (t) =>
  t.field({
    type: RoleConnection,
    ...semanticNonNull,
    description:
      "What people can be given: the roles that every company has, and the company's own. None for who lacks `PERSON_READ`; who acts for a location sees those of locations.",
    args: {
      ...builder.args((a) => ({
        kind: a.field({
          type: StaffKindEnum,
          description: "Those for people of one kind; all when not given.",
        }),
      })),
      ...searchArgument("name or description"),
      ...builder.args((a) => ({
        filter: a.field({ type: RoleFilter, description: "All when not given." }),
        orderBy: a.field({
          type: roleOrder.input,
          description: "Those that every company has first, when not given.",
        }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listRoles(context, viewer, args),
  }),
);

const GroupedPermissionType = builder
  .objectRef<PermissionGroup["actions"][number]>("GroupedPermission")
  .implement({
    description: "One thing that a role can allow.",
    fields: (t) => ({
      permission: t.expose("permission", { type: PermissionEnum, description: "The permission." }),
      action: t.expose("action", {
        type: PermissionActionEnum,
        description: "What it lets somebody do, by kind.",
      }),
      description: t.exposeString("description", { description: "What it lets somebody do, in words." }),
      viewerMayGrant: t.exposeBoolean("viewerMayGrant", {
        description: "Whether the viewer may put it into a role: they have it themselves.",
      }),
    }),
  });

const PermissionGroupType = builder.objectRef<PermissionGroup>("PermissionGroup").implement({
  description: "What a role can allow to do with something.",
  fields: (t) => ({
    entity: t.exposeString("entity", { description: "What it is about, for programs: `DELIVERY_USER`." }),
    title: t.exposeString("title", { description: "The same for people, in English: `Delivery users`." }),
    actions: t.field({
      type: [GroupedPermissionType],
      most: 5,
      description: "What can be allowed with it.",
      resolve: ({ actions }) => [...actions],
    }),
  }),
});

builder.objectField(ViewerType, "permissionGroups", (t) =>
  t.field({
    open: true,
    type: [PermissionGroupType],
    most: 40,
    description: "All that roles of a kind can allow, for whoever draws an editor of roles.",
    args: {
      kind: t.arg({ type: StaffKindEnum, required: true, description: "For people of this kind." }),
    },
    resolve: (viewer, { kind }) => permissionGroupsOf(kind, viewer),
  }),
);
