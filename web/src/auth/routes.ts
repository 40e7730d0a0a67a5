import type { RouteObject } from "react-router";
import RegisterPageQuery from "#/__generated__/RegisterPageQuery$parameters.ts";
import { defineQueryRoute } from "#/relay/defineQueryRoute.tsx";

const register = defineQueryRoute({
  parameters: RegisterPageQuery,
  variables: () => ({}),
  page: () => import("./register/RegisterPage.tsx"),
});

/** The way into the console, beside sign-in: open to everybody (Document 1 §6), without its frame. */
export const authRoutes: RouteObject[] = [
  { path: "auth/Register", ...register },
  { path: "auth/Thankyou", lazy: () => import("./register/ThankyouPage.tsx") },
];
