import { Gallery } from "#/ui/gallery/Gallery.tsx";
import { MenuSpecimen } from "./MenuSpecimen.tsx";

/** #/advance: dialogs, menus and messages, and the entries of the menu (decision D-04). */
export function Component() {
  return (
    <>
      <Gallery part="overlays" />
      <div className="gallery">
        <MenuSpecimen />
      </div>
    </>
  );
}
