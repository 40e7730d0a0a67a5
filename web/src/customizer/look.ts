import type {
  Layout,
  MixLayout,
  Palette,
  SidebarBackground,
  SidebarSetting,
  SidebarType,
} from "./options.ts";

/** What somebody has chosen in the customizer. */
export interface Look {
  /** null: the language decides which side we read from. */
  readonly layout: Layout | null;
  readonly sidebarType: SidebarType;
  readonly sidebarSetting: SidebarSetting;
  /** null: the mix layout decides. */
  readonly sidebarBackground: SidebarBackground | null;
  readonly palette: Palette;
  /** `default`: everything as the system says. */
  readonly mix: MixLayout;
}

export const defaultLook: Look = {
  layout: null,
  sidebarType: "default",
  sidebarSetting: "default-sidebar",
  sidebarBackground: null,
  palette: "color-1",
  mix: "default",
};
