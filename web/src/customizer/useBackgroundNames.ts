import { useLingui } from "@lingui/react/macro";
import type { SidebarBackground } from "./options.ts";

/** What each background of the sidebar is called. */
export function useBackgroundNames(): Readonly<Record<SidebarBackground, string>> {
  const { t } = useLingui();
  return {
    "dark-sidebar": t`Dark`,
    "light-sidebar": t`Light`,
    "color1-sidebar": t`Indigo`,
    "color2-sidebar": t`Petrol`,
    "color3-sidebar": t`Plum`,
    "color4-sidebar": t`Forest`,
    "color5-sidebar": t`Wine`,
    "sidebar-pattern1": t`Dots`,
    "sidebar-pattern2": t`Stripes`,
    "sidebar-pattern3": t`Waves`,
    "sidebar-pattern4": t`Facets`,
    "sidebar-pattern5": t`Leaves`,
    "sidebar-pattern6": t`Rings`,
    "sidebar-img1": t`Mountains`,
    "sidebar-img2": t`Sea`,
    "sidebar-img3": t`Woods`,
    "sidebar-img4": t`City`,
    "sidebar-img5": t`Dunes`,
    "sidebar-img6": t`Northern lights`,
  };
}
