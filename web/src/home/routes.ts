import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import HomePageQuery from "#/__generated__/HomePageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { readPeriod } from "./reportPeriod.ts";

const home = defineQueryRoute({
  parameters: HomePageQuery,
  variables: ({ search }) => ({ period: readPeriod(search) }),
  page: () => import("./HomePage.tsx"),
});

/** The place the breadcrumb's house leads to (Document 2 §2). */
export const homeRoutes: RouteObject[] = [{ path: addresses.home, ...home, handle: { crumb: msg`Home` } }];
