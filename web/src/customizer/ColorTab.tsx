import { useLingui } from "@lingui/react/macro";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { chooseLook } from "./chosenLook.ts";
import { pageScheme, type Defaults } from "./configuration.ts";
import type { Look } from "./look.ts";
import { withColourScheme, withMix } from "./lookChanges.ts";
import { MixPicture } from "./MixPicture.tsx";
import { mixLayouts, palettes, type MixLayout, type Palette, type Scheme } from "./options.ts";
import { PalettePicture } from "./PalettePicture.tsx";

/** Six light and six dark schemes, and the mix layouts (Document 2 §2, customizer panel). */
export function ColorTab({ look, defaults }: { look: Look; defaults: Defaults }) {
  const { t } = useLingui();
  const paletteNames: Readonly<Record<Palette, string>> = {
    "color-1": t`Cobalt`,
    "color-2": t`Ocean`,
    "color-3": t`Orchid`,
    "color-4": t`Iris`,
    "color-5": t`Violet`,
    "color-6": t`Navy`,
  };
  const mixNames: Readonly<Record<MixLayout, string>> = {
    "light-only": t`All light`,
    default: t`As the system`,
    "dark-body-only": t`Dark page`,
    "dark-sidebar-body-mix": t`Dark sidebar and page`,
    "dark-header-sidebar-mix": t`Dark header and sidebar`,
    "dark-only": t`All dark`,
  };
  const schemes: readonly { scheme: Scheme; label: string }[] = [
    { scheme: "light", label: t`Light colour schemes` },
    { scheme: "dark", label: t`Dark colour schemes` },
  ];
  const shown = pageScheme(look, defaults.scheme);
  return (
    <div className="customizer-tab">
      {schemes.map(({ scheme, label }) => (
        <ChoiceGroup
          key={scheme}
          label={label}
          columns={6}
          value={scheme === shown ? look.palette : null}
          onChange={(palette) => chooseLook(withColourScheme(look, palette, scheme))}
          choices={palettes.map((palette) => ({
            value: palette,
            name: paletteNames[palette],
            picture: <PalettePicture palette={palette} scheme={scheme} />,
          }))}
        />
      ))}
      <ChoiceGroup
        label={t`Mix layouts`}
        columns={3}
        value={look.mix}
        onChange={(mix) => chooseLook(withMix(look, mix))}
        choices={mixLayouts.map((mix) => ({
          value: mix,
          name: mixNames[mix],
          picture: <MixPicture mix={mix} />,
        }))}
      />
    </div>
  );
}
