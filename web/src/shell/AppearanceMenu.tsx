import { useLingui } from "@lingui/react/macro";
import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { chooseTheme, chosenTheme, subscribeToTheme } from "#/customizer/appearance.ts";

/** Light, dark, or as the system says. */
export function AppearanceMenu() {
  const { t } = useLingui();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme);
  const themes = [
    { id: "light", label: t`Light`, icon: Sun },
    { id: "dark", label: t`Dark`, icon: Moon },
    { id: "system", label: t`As the system`, icon: Monitor },
  ] as const;
  return (
    <Menu
      label={t`Appearance`}
      trigger={<IconButton icon={theme === "dark" ? Moon : Sun} label={t`Appearance`} />}
      items={themes.map(({ id, label, icon }) => ({ id, label, icon: id === theme ? Check : icon }))}
      onAction={(id) => {
        const chosen = themes.find((known) => known.id === id);
        if (chosen) chooseTheme(chosen.id);
      }}
    />
  );
}
