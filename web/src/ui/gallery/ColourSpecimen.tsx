import { t } from "@lingui/core/macro";
import { Specimen } from "./Specimen.tsx";

const colours = [
  "surface-canvas",
  "surface",
  "surface-sunken",
  "surface-raised",
  "border",
  "border-control",
  "accent",
  "accent-secondary",
  "accent-fill",
  "accent-soft",
  "success-soft",
  "warning-soft",
  "danger-soft",
  "information-soft",
  "danger-fill",
];

export function ColourSpecimen() {
  return (
    <Specimen name={t`Colours`}>
      <div className="gallery-colours">
        {colours.map((name) => (
          <div key={name}>
            <div className="gallery-colour" style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
    </Specimen>
  );
}
