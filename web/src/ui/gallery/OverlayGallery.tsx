import { t } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { PageHeader } from "../PageHeader.tsx";
import { DialogSpecimen } from "./DialogSpecimen.tsx";
import { FindingSpecimen } from "./FindingSpecimen.tsx";
import { MessageSpecimens } from "./MessageSpecimens.tsx";
import { WayfindingSpecimen } from "./WayfindingSpecimen.tsx";

// The reference pages share one chunk, which would be too heavy with it.
const TabsSpecimen = lazy(() => import("./TabsSpecimen.tsx"));

/** Reference page of what floats and what tells (decision D-04). */
export function OverlayGallery() {
  return (
    <>
      <PageHeader title={t`Overlays`} description={t`Dialogs, menus, messages and signs of the way.`} />
      <div className="gallery">
        <DialogSpecimen />
        <MessageSpecimens />
        <WayfindingSpecimen />
        <Suspense fallback={null}>
          <TabsSpecimen />
        </Suspense>
        <FindingSpecimen />
      </div>
    </>
  );
}
