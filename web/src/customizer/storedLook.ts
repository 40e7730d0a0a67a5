import type { Look } from "./look.ts";
import { defaultLook } from "./look.ts";
import {
  layouts,
  mixLayouts,
  palettes,
  sidebarBackgrounds,
  sidebarSettings,
  sidebarTypes,
} from "./options.ts";
import { palettePairs } from "./palettePairs.ts";

/**
 * The keys in the browser's storage. `color`, `primary_color`, `secondary_color`, `layoutVersion` and `layout_type` are
 * the documents' (Document 2 §3); they name none for the sidebar, so those are called as in the configuration.
 */
export const lookKeys = [
  "layout_type",
  "sidebar_type",
  "sidebar_setting",
  "sidebar_backround",
  "color",
  "primary_color",
  "secondary_color",
  "layoutVersion",
] as const;
type LookKey = (typeof lookKeys)[number];

/** A look from texts that are kept somewhere. What is missing or broken counts as not chosen. */
export function lookFrom(kept: Readonly<Record<keyof Look, unknown>>): Look {
  return {
    layout: known(layouts, kept.layout),
    sidebarType: known(sidebarTypes, kept.sidebarType) ?? defaultLook.sidebarType,
    sidebarSetting: known(sidebarSettings, kept.sidebarSetting) ?? defaultLook.sidebarSetting,
    sidebarBackground: known(sidebarBackgrounds, kept.sidebarBackground),
    palette: known(palettes, kept.palette) ?? defaultLook.palette,
    mix: known(mixLayouts, kept.mix) ?? defaultLook.mix,
  };
}

/** By hand, not with a schema library: it stands before sign-in, where bytes count. */
function known<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** Reads what this browser keeps. What cannot be read counts as not chosen. */
export function readLook(): Look {
  try {
    return lookFrom({
      layout: localStorage.getItem("layout_type"),
      sidebarType: localStorage.getItem("sidebar_type"),
      sidebarSetting: localStorage.getItem("sidebar_setting"),
      sidebarBackground: localStorage.getItem("sidebar_backround"),
      // The pair follows from the scheme: colours from elsewhere could not be read.
      palette: localStorage.getItem("color"),
      mix: localStorage.getItem("layoutVersion"),
    });
  } catch {
    return defaultLook;
  }
}

/** Keeps a look in this browser; what is as by default leaves nothing behind. A browser that refuses storage forgets it. */
export function keepLook(look: Look): void {
  const pair = look.palette === defaultLook.palette ? null : palettePairs[look.palette];
  const values: Record<LookKey, string | null> = {
    layout_type: look.layout,
    sidebar_type: unlessDefault("sidebarType"),
    sidebar_setting: unlessDefault("sidebarSetting"),
    sidebar_backround: look.sidebarBackground,
    color: unlessDefault("palette"),
    primary_color: pair?.primary ?? null,
    secondary_color: pair?.secondary ?? null,
    layoutVersion: unlessDefault("mix"),
  };
  function unlessDefault(part: keyof Look): string | null {
    return look[part] === defaultLook[part] ? null : look[part];
  }
  try {
    for (const key of lookKeys) {
      const value = values[key];
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  } catch {
    // The choice then lasts until the page is closed.
  }
}
