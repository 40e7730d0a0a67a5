import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { rememberPreload } from "#/route/routePreload.ts";
import { signupPageOf, signupPages } from "./signupPages.ts";

function loader(args: LoaderFunctionArgs) {
  const name = signupPageOf(new URL(args.request.url).searchParams);
  return signupPages[name].loader(args);
}

rememberPreload(loader, () => import("./SignupProcess.tsx").catch(() => undefined));

/** The owner's set-up, without the console's frame (Document 1 §2). */
export const onboardingRoutes: RouteObject[] = [
  {
    path: addresses.signup,
    loader,
    lazy: () => import("./SignupProcess.tsx"),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && `${currentUrl}` !== `${nextUrl}`,
  },
];
