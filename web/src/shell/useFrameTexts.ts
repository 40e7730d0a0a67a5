import { useLingui } from "@lingui/react/macro";
import type { FrameTexts } from "./FrameTexts.ts";

/** The frame's own words in the user's language. */
export function useFrameTexts(): FrameTexts {
  const { t } = useLingui();
  return {
    skipToContent: t`Skip to the page`,
    menu: t`Menu`,
    openMenu: t`Open the menu`,
    closeMenu: t`Close the menu`,
    narrowMenu: t`Show icons only`,
    widenMenu: t`Show names in the menu`,
    loggedInBy: t`Logged in by`,
    accountMenu: t`Account`,
    changePicture: t`Change your picture`,
  };
}
