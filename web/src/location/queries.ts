import LocationPageQuery from "#/__generated__/LocationPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { readTab } from "./locationTabs.ts";

export const location = defineQueryRoute({
  parameters: LocationPageQuery,
  variables: ({ params, search }) => ({
    id: params["id"] ?? "",
    hasProducts: readTab(search) === "products",
  }),
  page: () => import("./LocationPage.tsx"),
});
