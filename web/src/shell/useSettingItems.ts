import { useLingui } from "@lingui/react/macro";
import { Maximize, Minimize, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseTheme, chosenTheme, subscribeToTheme } from "#/customizer/appearance.ts";
import { chooseLanguage } from "#/i18n/language.ts";
import { languages } from "#/i18n/languages.ts";
import type { MenuAction, MenuGroup } from "#/ui/Menu.tsx";

const subscribeToFullScreen = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};
const isFullScreen = () => document.fullscreenElement !== null;

async function toggleFullScreen(): Promise<void> {
  // A browser may refuse, for example in a frame; then the screen stays as it is.
  const change = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  await change.catch(() => undefined);
}

/** Full screen, language and colours, for the account menu (M-HEAD-3, M-HEAD-4, M-HEAD-5). */
export function useSettingItems(): readonly (MenuAction | MenuGroup)[] {
  const { t, i18n } = useLingui();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme);
  const isFull = useSyncExternalStore(subscribeToFullScreen, isFullScreen);
  const themes = [
    { id: "light", label: t`Light`, icon: Sun },
    { id: "dark", label: t`Dark`, icon: Moon },
    { id: "system", label: t`As the system`, icon: Monitor },
  ] as const;
  return [
    {
      id: "language",
      title: t`Language`,
      chosenId: i18n.locale,
      items: languages.map((language) => ({
        id: language.code,
        label: language.name,
        onAction: () => void chooseLanguage(language),
      })),
    },
    {
      id: "appearance",
      title: t`Appearance`,
      chosenId: theme,
      items: themes.map((one) => ({ ...one, onAction: () => chooseTheme(one.id) })),
    },
    // A browser that has no full screen is not asked for it.
    ...(document.fullscreenEnabled
      ? [
          {
            id: "full-screen",
            label: isFull ? t`Leave full screen` : t`Full screen`,
            icon: isFull ? Minimize : Maximize,
            onAction: () => void toggleFullScreen(),
          },
        ]
      : []),
  ];
}
