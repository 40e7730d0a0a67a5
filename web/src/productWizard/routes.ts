import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { isSameButForTable } from "#/app/tableAddress.ts";
import { preloadRoute, rememberPreload } from "#/route/routePreload.ts";
import { wizardPageOf, wizardPages } from "./wizardPages.ts";

function loader(args: LoaderFunctionArgs) {
  return wizardPages[wizardPageOf(new URL(args.request.url).searchParams)].loader(args);
}

rememberPreload(loader, (relay, location) => {
  if (location) preloadRoute(wizardPages[wizardPageOf(location.search)].loader, relay, location);
  return import("./ProductWizard.tsx").catch(() => undefined);
});

const wizard = {
  loader,
  lazy: () => import("./ProductWizard.tsx"),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    `${currentUrl}` !== `${nextUrl}` &&
    // The tables of the steps have all their rows.
    !isSameButForTable(currentUrl, nextUrl),
} satisfies Partial<RouteObject>;

/** The wizard by itself, where a location's seller begins (Document 2 §2). */
export const fullPageWizardRoutes: RouteObject[] = [{ path: addresses.sellerSignup, ...wizard }];

/** The wizard in the frame; an owner picks the location first (decision D-54). */
export const wizardRoutes: RouteObject[] = [
  { path: addresses.addProduct, ...wizard, handle: { crumb: msg`Add Product`, group: msg`Product` } },
  {
    path: addresses.addProductOfLocation,
    ...wizard,
    handle: { crumb: msg`Add Product`, group: msg`Product`, kinds: ["OWNER"] },
  },
];
