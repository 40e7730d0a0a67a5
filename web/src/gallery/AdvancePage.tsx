import { OverlayGallery } from "#/ui/gallery/OverlayGallery.tsx";
import { MenuSpecimen } from "./MenuSpecimen.tsx";
import { ReferencePage } from "./ReferencePage.tsx";

/** #/advance: dialogs, menus and messages, and the entries of the menu (decision D-04). */
export function Component() {
  return (
    <ReferencePage gallery={<OverlayGallery />}>
      <MenuSpecimen />
    </ReferencePage>
  );
}
