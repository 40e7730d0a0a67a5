import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ScrollRestoration, useHref, useNavigate } from "react-router";
import { languageFor } from "#/words/languages.ts";

/** What the design system needs around every page: its links go through the router, its numbers speak the language. */
export default function Surroundings({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={languageFor(i18n.locale).locale}>
      {/* oxlint-disable-next-line react/hooks -- React Aria takes the router's hook and calls it as one */}
      <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        {children}
        <ScrollRestoration />
      </RouterProvider>
    </I18nProvider>
  );
}
