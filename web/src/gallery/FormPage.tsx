import { FormGallery } from "#/ui/gallery/FormGallery.tsx";
import { ImageSpecimens } from "./ImageSpecimens.tsx";
import { ReferencePage } from "./ReferencePage.tsx";
import { RichTextSpecimens } from "./RichTextSpecimens.tsx";
import { useSample } from "./useSample.ts";

/** #/form: every control of a form in every state (decision D-04). */
export function Component() {
  const sample = useSample();
  return (
    <ReferencePage gallery={<FormGallery />}>
      {/* All at once: what comes later moves the others to the next column, away from under a press. */}
      {sample !== undefined && (
        <>
          {sample && <ImageSpecimens sample={sample} />}
          <RichTextSpecimens />
        </>
      )}
    </ReferencePage>
  );
}
