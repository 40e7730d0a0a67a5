import type { Look } from "./look.ts";
import { mixSchemes } from "./mixSchemes.ts";
import type {
  Layout,
  MixLayout,
  Palette,
  Scheme,
  SidebarBackground,
  SidebarSetting,
  SidebarType,
} from "./options.ts";
import { palettePairs } from "./palettePairs.ts";

/** The configuration as the popup shows it (Document 2 §3); `sidebar_backround` is spelt as there (decision D-70). */
export interface Configuration {
  readonly settings: {
    readonly layout_type: Layout;
    readonly sidebar: { readonly type: string; readonly body_type: string };
    readonly sidebar_setting: SidebarSetting;
    readonly sidebar_backround: SidebarBackground;
  };
  readonly color: {
    readonly layout_version: "light-only" | "dark-only";
    readonly color: Palette;
    readonly primary_color: string;
    readonly secondary_color: string;
    readonly mix_layout: MixLayout;
  };
}

/** What decides where nobody chose: the language's direction and the system's colours. */
export interface Defaults {
  readonly layout: Layout;
  readonly scheme: Scheme;
}

/** The class names that Document 2 §9 maps the sidebar's types to. */
const sidebarClasses: Readonly<Record<SidebarType, { type: string; body_type: string }>> = {
  default: { type: "default", body_type: "default" },
  compact: { type: "compact-wrapper", body_type: "sidebar-icon" },
  "compact-icon": { type: "compact-page", body_type: "sidebar-hover" },
};

/** The look in the documents' words. Nothing is left open: what nobody chose stands there as it shows. */
export function configurationOf(look: Look, defaults: Defaults): Configuration {
  const { primary, secondary } = palettePairs[look.palette];
  return {
    settings: {
      layout_type: look.layout ?? defaults.layout,
      sidebar: sidebarClasses[look.sidebarType],
      sidebar_setting: look.sidebarSetting,
      sidebar_backround: shownBackground(look, defaults.scheme),
    },
    color: {
      layout_version: `${pageScheme(look, defaults.scheme)}-only`,
      color: look.palette,
      primary_color: primary,
      secondary_color: secondary,
      mix_layout: look.mix,
    },
  };
}

/** The scheme the page shows in, where the system asks for one. */
export function pageScheme({ mix }: Look, system: Scheme): Scheme {
  return mixSchemes[mix].page ?? system;
}

/** The sidebar's background as it shows, where the system asks for a scheme. */
export function shownBackground(look: Look, system: Scheme): SidebarBackground {
  const scheme = mixSchemes[look.mix].sidebar ?? pageScheme(look, system);
  return look.sidebarBackground ?? `${scheme}-sidebar`;
}
