import { msg } from "@lingui/core/macro";
import { Navigate, type RouteObject } from "react-router";
import ContentLayoutPageQuery from "#/__generated__/ContentLayoutPageQuery$parameters.ts";
import LandingPageQuery from "#/__generated__/LandingPageQuery$parameters.ts";
import { accountRoutes } from "./account/routes.ts";
import { notificationRoutes } from "./notification/routes.ts";
import { addresses } from "./app/addresses.ts";
import { setUpTwoStepRoute } from "./account/twoStep/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { companyRoutes } from "./company/routes.ts";
import { RootFailure } from "./failure/RootFailure.tsx";
import { UnknownRoute } from "./failure/UnknownRoute.tsx";
import { deliveryRoutes } from "./delivery/routes.ts";
import { importRoutes } from "./import/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { orderRoutes, printRoutes } from "./orders/routes.ts";
import { openWithViews } from "./list/savedView/openings.ts";
import { onboardingRoutes } from "./onboarding/routes.ts";
import { defineQueryRoute } from "./route/defineQueryRoute.tsx";
import { fullPageWizardRoutes, wizardRoutes } from "./productWizard/routes.ts";
import { locationRoutes } from "./location/routes.ts";
import { sellerRoutes } from "./sellers/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { storefrontRoutes } from "./storefront/routes.ts";
import { Root } from "./shell/Root.tsx";
import { vendorRoutes } from "./vendor/routes.ts";

const landing = defineQueryRoute({
  parameters: LandingPageQuery,
  variables: () => ({}),
  page: () => import("./auth/LandingPage.tsx"),
});

const content = defineQueryRoute({
  parameters: ContentLayoutPageQuery,
  variables: () => ({}),
  page: () => import("./shell/ContentLayoutPage.tsx"),
  // Who is signed in does not change with the page; one request for the whole visit.
  shouldRevalidate: () => false,
  isFrame: true,
});

/** Areas of the documents that have no page of their own, and the page they stand for (decision D-04). */
const aliases = [
  [addresses.areas.dashboard, addresses.home],
  [addresses.areas.users, addresses.adminUsers],
  [addresses.areas.ecommerce, addresses.products],
  [addresses.areas.master, addresses.start],
] as const;

/**
 * The site map. Paths are public addresses, kept exactly as the seeds spell them (Document 1 §2);
 * they match in any case (decision D-01).
 */
export const routes: readonly RouteObject[] = openWithViews([
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    children: [
      { index: true, ...landing },
      { path: addresses.signIn, lazy: () => import("./auth/LoginPage.tsx") },
      ...authRoutes,
      setUpTwoStepRoute,
      ...onboardingRoutes,
      ...fullPageWizardRoutes,
      ...printRoutes,
      { path: addresses.signOut, lazy: () => import("./auth/LogoutPage.tsx") },
      {
        ...content,
        children: [
          ...homeRoutes,
          ...catalogueRoutes,
          ...accountRoutes,
          ...importRoutes,
          ...notificationRoutes,
          ...chatRoutes,
          ...sellerRoutes,
          ...locationRoutes,
          ...deliveryRoutes,
          ...vendorRoutes,
          ...staffRoutes,
          ...storefrontRoutes,
          ...companyRoutes,
          ...orderRoutes,
          ...wizardRoutes,
          {
            path: addresses.gallery.form,
            lazy: () => import("./gallery/FormPage.tsx"),
            handle: { crumb: msg`Forms` },
          },
          {
            path: addresses.gallery.table,
            lazy: () => import("./gallery/TablePage.tsx"),
            handle: { crumb: msg`Tables` },
          },
          {
            path: addresses.gallery.advance,
            lazy: () => import("./gallery/AdvancePage.tsx"),
            handle: { crumb: msg`Overlays` },
          },
        ],
      },
      ...aliases.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      { path: addresses.notices.error, lazy: () => import("./failure/page/ErrorPage.tsx") },
      { path: addresses.notices.comingSoon, lazy: () => import("./failure/page/ComingSoonPage.tsx") },
      { path: addresses.notices.maintenance, lazy: () => import("./failure/page/MaintenancePage.tsx") },
      { path: addresses.notices.authentication, lazy: () => import("./failure/page/AuthenticationPage.tsx") },
      { path: "*", Component: UnknownRoute },
    ],
  },
]);
