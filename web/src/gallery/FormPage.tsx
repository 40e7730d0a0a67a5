import { Gallery } from "#/ui/gallery/Gallery.tsx";

/** #/form: every control of a form in every state (decision D-04). */
export function Component() {
  return <Gallery part="forms" />;
}
