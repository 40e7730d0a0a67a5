import type { RouteObject } from "react-router";
import ChangePasswordPageQuery from "#/__generated__/ChangePasswordPageQuery$parameters.ts";
import ForgotPasswordPageQuery from "#/__generated__/ForgotPasswordPageQuery$parameters.ts";
import RegisterPageQuery from "#/__generated__/RegisterPageQuery$parameters.ts";
import { addresses } from "#/app/addresses.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";

const register = defineQueryRoute({
  parameters: RegisterPageQuery,
  variables: () => ({}),
  page: () => import("./register/RegisterPage.tsx"),
});

const changePassword = defineQueryRoute({
  parameters: ChangePasswordPageQuery,
  variables: () => ({}),
  page: () => import("./password/ChangePasswordPage.tsx"),
});

const forgotPassword = defineQueryRoute({
  parameters: ForgotPasswordPageQuery,
  variables: () => ({}),
  page: () => import("./password/ForgotPasswordPage.tsx"),
});

/** The way into the console, beside sign-in: open to everybody (Document 1 §6), without its frame. */
export const authRoutes: RouteObject[] = [
  { path: addresses.register, ...register },
  { path: addresses.registered, lazy: () => import("./register/ThankyouPage.tsx") },
  { path: addresses.changePassword, ...changePassword },
  { path: addresses.changeSellerPassword, ...changePassword },
  { path: addresses.forgotPassword, ...forgotPassword },
  { path: addresses.resetPassword, lazy: () => import("./password/ResetPasswordPage.tsx") },
];
