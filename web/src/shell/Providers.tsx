import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ScrollRestoration, useHref, useNavigate } from "react-router";
import { useLook } from "#/customizer/useLook.ts";
import { directedLocale } from "#/i18n/directedLocale.ts";
import { languageFor } from "#/i18n/languages.ts";
import { useKeptScroll } from "./useKeptScroll.ts";

/** What every page stands in: links through the router, numbers in the user's language. */
export default function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const { layout } = useLook();
  useKeptScroll();
  return (
    <I18nProvider locale={directedLocale(languageFor(i18n.locale), layout)}>
      {/* oxlint-disable-next-line react/hooks -- React Aria takes the router's hook and calls it as one */}
      <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        {children}
        <ScrollRestoration />
      </RouterProvider>
    </I18nProvider>
  );
}
