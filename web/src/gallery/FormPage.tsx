import { Gallery } from "#/ui/gallery/Gallery.tsx";
import { ImageSpecimens } from "./ImageSpecimens.tsx";
import { RichTextSpecimens } from "./RichTextSpecimens.tsx";

/** #/form: every control of a form in every state (decision D-04). */
export function Component() {
  return (
    <>
      <Gallery part="forms" />
      <div className="gallery">
        <ImageSpecimens />
        <RichTextSpecimens />
      </div>
    </>
  );
}
