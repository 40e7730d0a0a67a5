import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import VendorPageQuery from "#/__generated__/VendorPageQuery$parameters.ts";
import ViewVendorPageQuery from "#/__generated__/ViewVendorPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { vendorVariables } from "./vendorList.ts";

const vendors = defineQueryRoute({
  parameters: ViewVendorPageQuery,
  variables: ({ search }) => vendorVariables(search),
  page: () => import("./ViewVendorPage.tsx"),
});

const vendor = defineQueryRoute({
  parameters: VendorPageQuery,
  variables: ({ params }) => ({ id: params["id"] ?? "" }),
  page: () => import("./VendorPage.tsx"),
});

const kinds = ["OWNER"];

/** Who supplies the company. */
export const vendorRoutes: RouteObject[] = [
  { path: addresses.vendors, ...vendors, handle: { crumb: msg`Vendor`, kinds, list: "vendors" } },
  {
    path: `${addresses.vendors}/:id`,
    ...vendor,
    handle: { crumb: msg`Vendor`, group: msg`Vendor`, groupHref: addresses.vendors, kinds },
  },
];
