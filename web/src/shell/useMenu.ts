import { useLingui } from "@lingui/react";
import { adminMenu, sellerMenu } from "./menu.ts";
import { allowedMenu } from "./menuAccess.ts";
import { inWords, type MenuEntry } from "./menuEntry.ts";

/** The menu of a viewer, in their language: a seller's stays Dashboard and Logout (Document 2 §2). */
export function useMenu(viewer: {
  readonly kind: string;
  readonly permissions: readonly string[];
}): MenuEntry<string>[] {
  const { i18n } = useLingui();
  const menu = viewer.kind === "SELLER" ? sellerMenu : adminMenu;
  return inWords(allowedMenu(menu, viewer.permissions), (title) => i18n._(title));
}
