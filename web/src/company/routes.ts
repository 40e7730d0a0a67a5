import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import EditAboutUsPageQuery from "#/__generated__/EditAboutUsPageQuery$parameters.ts";
import EditAddressPageQuery from "#/__generated__/EditAddressPageQuery$parameters.ts";
import EditBankPageQuery from "#/__generated__/EditBankPageQuery$parameters.ts";
import EditBillingPageQuery from "#/__generated__/EditBillingPageQuery$parameters.ts";
import EditMediaPageQuery from "#/__generated__/EditMediaPageQuery$parameters.ts";
import EditRegistrationPageQuery from "#/__generated__/EditRegistrationPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const variables = () => ({});
const place = { group: msg`Company`, kinds: ["OWNER"] };

/** The sections of the company (screen S-17). */
export const companyRoutes: RouteObject[] = [
  {
    path: "master/editbank",
    ...defineQueryRoute({
      parameters: EditBankPageQuery,
      variables,
      page: () => import("./EditBankPage.tsx"),
    }),
    handle: { ...place, crumb: msg`Bank Account` },
  },
  {
    path: "master/editaddress",
    ...defineQueryRoute({
      parameters: EditAddressPageQuery,
      variables,
      page: () => import("./EditAddressPage.tsx"),
    }),
    handle: { ...place, crumb: msg`Address` },
  },
  {
    path: "master/editregister",
    ...defineQueryRoute({
      parameters: EditRegistrationPageQuery,
      variables,
      page: () => import("./EditRegistrationPage.tsx"),
    }),
    handle: { ...place, crumb: msg`Registration` },
  },
  {
    path: "master/editmedia",
    ...defineQueryRoute({
      parameters: EditMediaPageQuery,
      variables,
      page: () => import("./EditMediaPage.tsx"),
    }),
    handle: { ...place, crumb: msg`Media Information` },
  },
  {
    path: "master/editbilling",
    ...defineQueryRoute({
      parameters: EditBillingPageQuery,
      variables,
      page: () => import("./EditBillingPage.tsx"),
    }),
    handle: { ...place, crumb: msg`Billing Address` },
  },
  {
    path: "master/editaboutus",
    ...defineQueryRoute({
      parameters: EditAboutUsPageQuery,
      variables,
      page: () => import("./EditAboutUsPage.tsx"),
    }),
    handle: { ...place, crumb: msg`About Us` },
  },
];
