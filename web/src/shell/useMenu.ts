import { useLingui } from "@lingui/react/macro";
import { placeholderRoutes } from "#/app/placeholderRoutes.ts";
import { menuOf } from "#/menu/menu.ts";
import { allowedMenu, type MenuReader } from "#/menu/menuAccess.ts";
import { inWords, type MenuEntry } from "#/menu/menuEntry.ts";

const coming: ReadonlySet<string> = new Set(placeholderRoutes.owner);

/** The menu of a viewer, in their language; what is not there yet says so before somebody goes. */
export function useMenu(viewer: MenuReader & { readonly kind: string }): MenuEntry<string>[] {
  const { i18n, t } = useLingui();
  const menu = inWords(allowedMenu(menuOf(viewer.kind), viewer), (title) => i18n._(title));
  return withBadges(menu, t`Soon`);
}

function withBadges(menu: readonly MenuEntry<string>[], soon: string): MenuEntry<string>[] {
  return menu.map((entry) => {
    if (entry.type === "sub") return { ...entry, children: withBadges(entry.children, soon) };
    return coming.has(entry.path) ? { ...entry, badge: { tone: "neutral", value: soon } } : entry;
  });
}
