import { defaultLook, type Look } from "./look.ts";
import sheet from "./look.css?url";

/**
 * The rules that only a chosen look needs. React holds the frame back until they are there, so that nobody sees the
 * sidebar change.
 */
export function LookSheet({ look, isWanted = false }: { look: Look; isWanted?: boolean }) {
  return isWanted || needsSheet(look) ? <link rel="stylesheet" href={sheet} precedence="look" /> : null;
}

/** Palettes, light and dark stand in the entry's styles, because every page has them. */
function needsSheet({ sidebarType, sidebarSetting, sidebarBackground }: Look): boolean {
  return (
    sidebarType !== defaultLook.sidebarType ||
    sidebarSetting !== defaultLook.sidebarSetting ||
    sidebarBackground !== null
  );
}
