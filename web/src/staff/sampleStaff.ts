import type { Gateway } from "../../test/openConsole.tsx";
import { openConsole } from "../../test/openConsole.tsx";
import { staffRoutes } from "./routes.ts";

const nothing = null;

const grouped = (entity: string, title: string, ...names: readonly (readonly [string, boolean])[]) => ({
  __typename: "PermissionGroup",
  entity,
  title,
  actions: names.map(([action, viewerMayGrant]) => ({
    __typename: "GroupedPermission",
    action,
    permission: `${entity}_${action}`,
    viewerMayGrant,
  })),
});

const companyGroups = [
  grouped("BRAND", "Brands", ["CREATE", true], ["UPDATE", true], ["DELETE", true]),
  grouped("ORDER", "Orders", ["READ", true], ["UPDATE", true], ["APPROVE", false]),
];

const role = (id: string, over: object) => ({
  __typename: "CompanyRole",
  id,
  key: nothing,
  description: nothing,
  kind: "COMPANY",
  isSystem: false,
  basedOn: nothing,
  permissions: [],
  peopleCount: 0,
  version: "1",
  viewerCanUpdate: false,
  viewerCanDelete: false,
  viewerCanGive: true,
  ...over,
});

export const owner = role("role-1", { key: "OWNER", name: "Owner", isSystem: true, peopleCount: 1 });
export const desk = role("role-4", {
  key: "ORDER_DESK",
  name: "Order desk",
  isSystem: true,
  permissions: ["ORDER_READ", "ORDER_UPDATE", "ORDER_APPROVE"],
});
export const night = role("role-11", {
  name: "Night shift",
  description: "Packs at night",
  basedOn: desk,
  permissions: ["ORDER_READ", "BRAND_CREATE"],
  peopleCount: 3,
  viewerCanUpdate: true,
  viewerCanDelete: true,
});

export const asha = {
  __typename: "StaffMember",
  id: "person-1",
  name: "Asha Rao",
  firstName: "Asha",
  lastName: "Rao",
  title: "Director",
  phone: "9845100101",
  gender: "FEMALE",
  dateOfBirth: "1988-06-14",
  email: "asha@verdant.test",
  pictureUrl: nothing,
  kind: "COMPANY",
  seller: nothing,
  role: owner,
  status: "ACTIVE",
  isMainAdministrator: true,
  isViewer: true,
  lastSignInAt: "2026-11-23T09:00:00Z",
  twoStep: "TOTP",
  createdAt: "2026-01-05T06:00:00Z",
  disabledAt: nothing,
  disabledReason: nothing,
  version: "1",
  viewerActions: ["EDIT", "END_SESSIONS"],
};

export const ravi = {
  ...asha,
  id: "person-2",
  name: "Ravi Kumar",
  firstName: "Ravi",
  lastName: "Kumar",
  title: nothing,
  email: "ravi@verdant.test",
  role: desk,
  isMainAdministrator: false,
  isViewer: false,
  lastSignInAt: nothing,
  twoStep: "TOTP",
  viewerActions: ["EDIT", "CHANGE_ROLE", "DISABLE", "END_SESSIONS"],
};

export const viewer = {
  __typename: "Viewer",
  kind: "OWNER",
  permissions: ["PERSON_READ", "PERSON_CREATE", "PERSON_UPDATE", "PERSON_DELETE", "ROLE_CREATE"],
  offeredAreas: ["ORDERS", "DELIVERY", "PEOPLE", "LOCATIONS", "PRODUCTS"],
};

const edges = (typeName: string, nodes: readonly object[]) => ({
  __typename: `${typeName}Connection`,
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: `${typeName}Edge`, node })),
});

/** Opens a page of people over a gateway that the test plays. */
export function openStaff(
  address: string,
  gateway: Gateway = {},
  people: object[] = [asha, ravi],
  by: object = viewer,
) {
  const roles = [owner, desk, night];
  const list = () => ({
    features: { signInHistory: true },
    viewer: { ...by, staff: edges("StaffMember", people), roles: edges("CompanyRole", roles) },
  });
  return openConsole(staffRoutes, address, {
    ViewUserAdminPageQuery: list,
    ViewUserLocationPageQuery: list,
    StaffPageQuery: ({ id }) => ({
      features: { signInHistory: true },
      viewer: by,
      node: people.find((person) => "id" in person && person.id === id) ?? null,
    }),
    personalQuery: ({ id }) => ({
      node: people.find((person) => "id" in person && person.id === id) ?? null,
    }),
    rolesQuery: list,
    StaffFilterChipsQuery: list,
    roleEditorQuery: () => ({
      viewer: { ...list().viewer, company: companyGroups, location: companyGroups.slice(1) },
    }),
    ...gateway,
  });
}

/** What a mutation says when it is refused. */
export const refused = (typeName: string, message: string, issues: readonly object[] = []) => ({
  __typename: typeName,
  __isError: typeName,
  message,
  messageCode: nothing,
  messageParams: [],
  issues,
});
