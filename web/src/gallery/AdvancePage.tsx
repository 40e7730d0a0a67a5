import { Gallery } from "#/ui/gallery/Gallery.tsx";

/** #/advance: dialogs, menus and messages (decision D-04). */
export function Component() {
  return <Gallery part="overlays" />;
}
