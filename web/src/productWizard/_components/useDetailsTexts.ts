import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { plainText } from "#/richText/plainText.ts";
import type { DetailsDraft } from "../detailsDraft.ts";

/** How the fields of step 1 are shown where two versions of them are compared. */
export function useDetailsTexts(): FieldTexts<DetailsDraft> {
  const { t } = useLingui();
  return {
    level1: { label: t`Level1 Category`, text: (category) => category?.name ?? "" },
    level2: { label: t`Level2 Category`, text: (category) => category?.name ?? "" },
    level3: { label: t`Level3 Category`, text: (category) => category?.name ?? "" },
    brand: { label: t`Brand`, text: (brand) => brand?.label ?? "" },
    name: { label: t`Product Name` },
    model: { label: t`Model` },
    colour: { label: t`Colour` },
    packing: { label: t`Packing` },
    manufacturer: { label: t`Manufacturer`, text: (manufacturer) => manufacturer?.label ?? "" },
    originCountryCode: { label: t`Country of origin`, text: (code) => code ?? "" },
    description: { label: t`Description`, text: plainText },
    specifications: { label: t`Specifications`, text: plainText },
  };
}
