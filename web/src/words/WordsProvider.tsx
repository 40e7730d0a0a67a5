import { i18n } from "@lingui/core";
import { I18nProvider as MessagesProvider, useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { I18nProvider as LocaleProvider } from "react-aria-components/I18nProvider";
import { languageFor } from "./languages.ts";

/** Gives everything below it the words, number forms and reading direction of the active language. */
export function WordsProvider({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider i18n={i18n}>
      <ActiveLocale>{children}</ActiveLocale>
    </MessagesProvider>
  );
}

function ActiveLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return <LocaleProvider locale={languageFor(i18n.locale).locale}>{children}</LocaleProvider>;
}
