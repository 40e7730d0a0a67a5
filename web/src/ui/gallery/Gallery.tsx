import { FormGallery } from "./FormGallery.tsx";
import { OverlayGallery } from "./OverlayGallery.tsx";
import { TableGallery } from "./TableGallery.tsx";

export type GalleryPart = "forms" | "tables" | "overlays";

const parts = { forms: FormGallery, tables: TableGallery, overlays: OverlayGallery };

/** One of the three reference pages: #/form, #/table, #/advance (decision D-04). */
export function Gallery({ part }: { part: GalleryPart }) {
  const Part = parts[part];
  return <Part />;
}
