import type { ReactNode } from "react";
import { usePlaceName } from "#/shell/usePlaceName.ts";
import { Gallery, type GalleryPart } from "#/ui/gallery/Gallery.tsx";

interface ReferencePageProps {
  readonly part: GalleryPart;
  /** What uses more of the app than the design system may. */
  readonly children?: ReactNode;
}

/** A reference page: the design system's part, and under it the controls of the app. Its samples are in English. */
export function ReferencePage({ part, children }: ReferencePageProps) {
  return (
    <div lang="en">
      <title>{usePlaceName()}</title>
      <Gallery part={part} />
      {children && <div className="gallery">{children}</div>}
    </div>
  );
}
