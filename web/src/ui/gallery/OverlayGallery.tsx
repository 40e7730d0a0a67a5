import { PageHeader } from "../PageHeader.tsx";
import { DialogSpecimen } from "./DialogSpecimen.tsx";
import { FindingSpecimen } from "./FindingSpecimen.tsx";
import { MessageSpecimens } from "./MessageSpecimens.tsx";
import { WayfindingSpecimen } from "./WayfindingSpecimen.tsx";

/** Reference page of what floats and what tells (decision D-04). */
export function OverlayGallery() {
  return (
    <>
      <PageHeader title="Overlays" description="Dialogs, menus, messages and signs of the way." />
      <div className="gallery">
        <DialogSpecimen />
        <MessageSpecimens />
        <WayfindingSpecimen />
        <FindingSpecimen />
      </div>
    </>
  );
}
