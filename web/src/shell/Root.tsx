import { Outlet, ScrollRestoration, useHref, useNavigate } from "react-router";
import { RouterProvider as AriaRouterProvider } from "react-aria-components";

/** Around every page: links of the design system go through the router, scroll positions are kept. */
export function Root() {
  const navigate = useNavigate();
  return (
    <AriaRouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <Outlet />
      <ScrollRestoration />
    </AriaRouterProvider>
  );
}
