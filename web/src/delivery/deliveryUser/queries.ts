import DeliveryUserPageQuery from "#/__generated__/DeliveryUserPageQuery$parameters.ts";
import ViewDeliveryUserPageQuery from "#/__generated__/ViewDeliveryUserPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { deliveryUserPageVariables, deliveryUserVariables } from "./deliveryUserList.ts";

export const deliveryUsers = defineQueryRoute({
  parameters: ViewDeliveryUserPageQuery,
  variables: ({ search }) => deliveryUserVariables(search),
  page: () => import("./ViewDeliveryUserPage.tsx"),
});

export const deliveryUser = defineQueryRoute({
  parameters: DeliveryUserPageQuery,
  variables: ({ params, search }) => deliveryUserPageVariables(params["id"] ?? "", search),
  page: () => import("./DeliveryUserPage.tsx"),
});
