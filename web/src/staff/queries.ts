import StaffPageQuery from "#/__generated__/StaffPageQuery$parameters.ts";
import ViewUserAdminPageQuery from "#/__generated__/ViewUserAdminPageQuery$parameters.ts";
import ViewUserLocationPageQuery from "#/__generated__/ViewUserLocationPageQuery$parameters.ts";
import { listVariables } from "#/list/listAddress.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { roleRules, staffVariables } from "./staffList.ts";
import { signInVariables } from "./signIns/signInAddress.ts";
import { readPersonTab, readUserAdminTab } from "./staffTabs.ts";

export const userAdmin = defineQueryRoute({
  parameters: ViewUserAdminPageQuery,
  variables: ({ search }) => {
    const tab = readUserAdminTab(search);
    const { first, offset, search: text } = listVariables(search, roleRules);
    return {
      ...staffVariables(search),
      ...(tab === "roles" && { first, offset, search: text }),
      hasPeople: tab === "people",
      hasRoles: tab === "roles",
      hasSignIns: tab === "signIns",
      ...signInVariables(search),
    };
  },
  page: () => import("./ViewUserAdminPage.tsx"),
});

export const userLocation = defineQueryRoute({
  parameters: ViewUserLocationPageQuery,
  variables: ({ search }) => staffVariables(search),
  page: () => import("./ViewUserLocationPage.tsx"),
});

export const person = defineQueryRoute({
  parameters: StaffPageQuery,
  variables: ({ params, search }) => ({
    id: params["id"] ?? "",
    hasSignIns: readPersonTab(search) === "signIns",
    ...signInVariables(search),
  }),
  page: () => import("./StaffPage.tsx"),
});
