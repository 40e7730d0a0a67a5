import { useLingui } from "@lingui/react";
import { menuOf } from "./menu.ts";
import { allowedMenu, type MenuReader } from "./menuAccess.ts";
import { inWords, type MenuEntry } from "./menuEntry.ts";

/** The menu of a viewer, in their language. */
export function useMenu(viewer: MenuReader & { readonly kind: string }): MenuEntry<string>[] {
  const { i18n } = useLingui();
  return inWords(allowedMenu(menuOf(viewer.kind), viewer), (title) => i18n._(title));
}
