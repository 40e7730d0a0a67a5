import type { Look } from "./look.ts";
import { mixSchemes } from "./mixSchemes.ts";
import type { MixLayout, Palette, Scheme } from "./options.ts";

/**
 * The look with another mix layout. A layout says which parts are light, so that a sidebar that was chosen plainly light
 * or dark before no longer counts; a colour, pattern or picture stays.
 */
export function withMix(look: Look, mix: MixLayout): Look {
  const isPlain = look.sidebarBackground === "light-sidebar" || look.sidebarBackground === "dark-sidebar";
  return { ...look, mix, sidebarBackground: isPlain ? null : look.sidebarBackground };
}

/**
 * The look with a light or dark colour scheme. A mix layout whose page is of that scheme already stays as it is; any
 * other gives way to all light or all dark.
 */
export function withColourScheme(look: Look, palette: Palette, scheme: Scheme): Look {
  const isSuchPage = mixSchemes[look.mix].page === scheme;
  return { ...(isSuchPage ? look : withMix(look, `${scheme}-only`)), palette };
}
