import { TableGallery } from "#/ui/gallery/TableGallery.tsx";
import { ReferencePage } from "./ReferencePage.tsx";

/** #/table: tables, filters and pages in every state (decision D-04). */
export function Component() {
  return <ReferencePage gallery={<TableGallery />} />;
}
