import type { RouteObject } from "react-router";
import SetUpTwoStepPageQuery from "#/__generated__/SetUpTwoStepPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

/** The set-up that a company asks for, without the console's frame: the frame leads to it. */
export const setUpTwoStepRoute: RouteObject = {
  path: addresses.setUpTwoStep,
  ...defineQueryRoute({
    parameters: SetUpTwoStepPageQuery,
    variables: () => ({}),
    page: () => import("./SetUpTwoStepPage.tsx"),
  }),
};
