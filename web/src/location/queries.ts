import LocationPageQuery from "#/__generated__/LocationPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { staffOfLocationVariables } from "#/staff/staffList.ts";
import { readTab } from "./locationTabs.ts";

export const location = defineQueryRoute({
  parameters: LocationPageQuery,
  variables: ({ params, search }) => {
    const id = params["id"] ?? "";
    const tab = readTab(search);
    return {
      id,
      hasProducts: tab === "products",
      hasPeople: tab === "users",
      ...staffOfLocationVariables(search, id),
    };
  },
  page: () => import("./LocationPage.tsx"),
});
