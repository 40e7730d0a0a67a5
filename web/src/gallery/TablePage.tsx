import { Gallery } from "#/ui/gallery/Gallery.tsx";

/** #/table: tables, filters and pages in every state (decision D-04). */
export function Component() {
  return <Gallery part="tables" />;
}
