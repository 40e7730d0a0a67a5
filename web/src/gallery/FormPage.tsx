import { FormGallery } from "#/ui/gallery/FormGallery.tsx";
import { ImageSpecimens } from "./ImageSpecimens.tsx";
import { ReferencePage } from "./ReferencePage.tsx";
import { RichTextSpecimens } from "./RichTextSpecimens.tsx";

/** #/form: every control of a form in every state (decision D-04). */
export function Component() {
  return (
    <ReferencePage gallery={<FormGallery />}>
      <ImageSpecimens />
      <RichTextSpecimens />
    </ReferencePage>
  );
}
