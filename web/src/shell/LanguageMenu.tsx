import { useLingui } from "@lingui/react/macro";
import { Check, Languages } from "lucide-react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { chooseLanguage } from "#/i18n/language.ts";
import { languageFor, languages } from "#/i18n/languages.ts";

/** The languages of the console, each in its own name (M-HEAD-4). */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  return (
    <Menu
      label={t`Language`}
      trigger={<IconButton icon={Languages} label={t`Language`} />}
      items={languages.map(({ code, name }) => ({
        id: code,
        label: name,
        ...(code === i18n.locale && { icon: Check }),
      }))}
      onAction={(code) => void chooseLanguage(languageFor(code))}
    />
  );
}
