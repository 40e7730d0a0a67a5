import type { Palette, Scheme } from "./options.ts";
import { palettePairs } from "./palettePairs.ts";

/** A colour scheme drawn small: its pair on a light or dark ground. */
export function PalettePicture({ palette, scheme }: { palette: Palette; scheme: Scheme }) {
  const { primary, secondary } = palettePairs[palette];
  return (
    <span
      className="customizer-palette"
      data-scheme={scheme}
      style={{ "--primary": primary, "--secondary": secondary }}
    >
      <i />
    </span>
  );
}
