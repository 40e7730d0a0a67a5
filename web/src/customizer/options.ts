/** Every value of the customizer, named as in Document 2 §2 and in its order there. */

export const layouts = ["ltr", "rtl"] as const;
export type Layout = (typeof layouts)[number];

export const sidebarTypes = ["default", "compact", "compact-icon"] as const;
export type SidebarType = (typeof sidebarTypes)[number];

export const sidebarSettings = ["default-sidebar", "border-sidebar", "iconcolor-sidebar"] as const;
export type SidebarSetting = (typeof sidebarSettings)[number];

export const sidebarColours = [
  "dark-sidebar",
  "light-sidebar",
  "color1-sidebar",
  "color2-sidebar",
  "color3-sidebar",
  "color4-sidebar",
  "color5-sidebar",
] as const;
export const sidebarPatterns = [
  "sidebar-pattern1",
  "sidebar-pattern2",
  "sidebar-pattern3",
  "sidebar-pattern4",
  "sidebar-pattern5",
  "sidebar-pattern6",
] as const;
export const sidebarImages = [
  "sidebar-img1",
  "sidebar-img2",
  "sidebar-img3",
  "sidebar-img4",
  "sidebar-img5",
  "sidebar-img6",
] as const;
export const sidebarBackgrounds = [...sidebarColours, ...sidebarPatterns, ...sidebarImages] as const;
export type SidebarBackground = (typeof sidebarBackgrounds)[number];

export const palettes = ["color-1", "color-2", "color-3", "color-4", "color-5", "color-6"] as const;
export type Palette = (typeof palettes)[number];

export const mixLayouts = [
  "light-only",
  "default",
  "dark-body-only",
  "dark-sidebar-body-mix",
  "dark-header-sidebar-mix",
  "dark-only",
] as const;
export type MixLayout = (typeof mixLayouts)[number];

/** The colours that a part of the page is drawn in. */
export type Scheme = "light" | "dark";
