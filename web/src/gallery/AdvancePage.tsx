import { MenuSpecimen } from "./MenuSpecimen.tsx";
import { ReferencePage } from "./ReferencePage.tsx";

/** #/advance: dialogs, menus and messages, and the entries of the menu (decision D-04). */
export function Component() {
  return (
    <ReferencePage part="overlays">
      <MenuSpecimen />
    </ReferencePage>
  );
}
