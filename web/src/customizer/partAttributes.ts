import type { Look } from "./look.ts";
import { mixSchemes } from "./mixSchemes.ts";
import type { Scheme, SidebarBackground, SidebarSetting } from "./options.ts";

/** What `look.css` and the tokens read from a part of the frame. */
export interface PartAttributes {
  readonly "data-scheme"?: Scheme;
  readonly "data-background"?: SidebarBackground;
  readonly "data-setting"?: SidebarSetting;
}

/** The attributes of the header: its own scheme in the mixed layouts. */
export function headerAttributes({ mix }: Look): PartAttributes {
  const scheme = mixSchemes[mix].header;
  return scheme ? { "data-scheme": scheme } : {};
}

/** The attributes of the sidebar, in the frame and in the drawer. A background that was chosen wins over the mix layout. */
export function sidebarAttributes({ mix, sidebarBackground, sidebarSetting }: Look): PartAttributes {
  const scheme = sidebarBackground ? backgroundScheme(sidebarBackground) : mixSchemes[mix].sidebar;
  return {
    ...(scheme && { "data-scheme": scheme }),
    ...(sidebarBackground && { "data-background": sidebarBackground }),
    ...(sidebarSetting !== "default-sidebar" && { "data-setting": sidebarSetting }),
  };
}

/** Colours, patterns and pictures are deep enough for light text. */
export function backgroundScheme(background: SidebarBackground): Scheme {
  return background === "light-sidebar" ? "light" : "dark";
}
