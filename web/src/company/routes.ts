import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import EditAboutUsPageQuery from "#/__generated__/EditAboutUsPageQuery$parameters.ts";
import EditAddressPageQuery from "#/__generated__/EditAddressPageQuery$parameters.ts";
import EditBankPageQuery from "#/__generated__/EditBankPageQuery$parameters.ts";
import EditBillingPageQuery from "#/__generated__/EditBillingPageQuery$parameters.ts";
import EditMediaPageQuery from "#/__generated__/EditMediaPageQuery$parameters.ts";
import EditOrdersPageQuery from "#/__generated__/EditOrdersPageQuery$parameters.ts";
import EditRegistrationPageQuery from "#/__generated__/EditRegistrationPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const variables = () => ({});
const shared = { group: msg`Company`, kinds: ["OWNER"] };

/** The sections of the company (screen S-17). */
export const companyRoutes: RouteObject[] = [
  {
    path: addresses.companyBank,
    ...defineQueryRoute({
      parameters: EditBankPageQuery,
      variables,
      page: () => import("./EditBankPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Bank Account` },
  },
  {
    path: addresses.companyAddress,
    ...defineQueryRoute({
      parameters: EditAddressPageQuery,
      variables,
      page: () => import("./EditAddressPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Address` },
  },
  {
    path: addresses.companyRegistration,
    ...defineQueryRoute({
      parameters: EditRegistrationPageQuery,
      variables,
      page: () => import("./EditRegistrationPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Registration` },
  },
  {
    path: addresses.companyMedia,
    ...defineQueryRoute({
      parameters: EditMediaPageQuery,
      variables,
      page: () => import("./EditMediaPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Media Information` },
  },
  {
    path: addresses.companyBilling,
    ...defineQueryRoute({
      parameters: EditBillingPageQuery,
      variables,
      page: () => import("./EditBillingPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Billing Address` },
  },
  {
    path: addresses.companyAboutUs,
    ...defineQueryRoute({
      parameters: EditAboutUsPageQuery,
      variables,
      page: () => import("./EditAboutUsPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`About Us` },
  },
  {
    path: addresses.companyOrders,
    ...defineQueryRoute({
      parameters: EditOrdersPageQuery,
      variables,
      page: () => import("./EditOrdersPage.tsx"),
    }),
    handle: { ...shared, crumb: msg`Order Settings` },
  },
];
