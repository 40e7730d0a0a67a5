import { useLingui } from "@lingui/react/macro";
import { menuOf } from "#/menu/menu.ts";
import { allowedMenu, type MenuReader } from "#/menu/menuAccess.ts";
import { inWords, type MenuEntry } from "#/menu/menuEntry.ts";

/** The menu of a viewer, in their language. */
export function useMenu(viewer: MenuReader & { readonly kind: string }): MenuEntry<string>[] {
  const { i18n } = useLingui();
  return inWords(allowedMenu(menuOf(viewer.kind), viewer), (title) => i18n._(title));
}
