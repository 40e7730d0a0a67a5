import { useLingui } from "@lingui/react/macro";
import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseTheme, chosenTheme, subscribeToTheme } from "#/customizer/appearance.ts";
import { NativeChoice } from "#/ui/NativeChoice.tsx";
import { chooseLanguage } from "#/i18n/language.ts";
import { languageFor, languages } from "#/i18n/languages.ts";

/** Language and appearance at the head of a page. A chunk of its own: the form below comes first. */
export default function AuthTools() {
  const { t, i18n } = useLingui();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme);
  const themes = [
    { id: "light", label: t`Light`, icon: Sun },
    { id: "dark", label: t`Dark`, icon: Moon },
    { id: "system", label: t`As the system`, icon: Monitor },
  ] as const;
  return (
    <>
      <NativeChoice
        icon={Languages}
        label={t`Language`}
        value={i18n.locale}
        options={languages.map(({ code, name }) => ({ id: code, label: name }))}
        onChange={(code) => void chooseLanguage(languageFor(code))}
      />
      <NativeChoice
        icon={themes.find(({ id }) => id === theme)?.icon ?? Sun}
        label={t`Appearance`}
        value={theme}
        options={themes}
        onChange={(id) => {
          const chosen = themes.find((known) => known.id === id);
          if (chosen) chooseTheme(chosen.id);
        }}
      />
    </>
  );
}
