import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import type { ManufacturerDraft } from "../manufacturerDraft.ts";

/** How the fields of a manufacturer are shown where two versions of it are compared. */
export function useManufacturerTexts(): FieldTexts<ManufacturerDraft> {
  const { t } = useLingui();
  return {
    name: { label: t`Manufacturer Name` },
    countryCode: { label: t`Country` },
    provinceCode: { label: t`Province` },
    streetNumber: { label: t`Street Number` },
    streetName: { label: t`Street Name` },
    line1: { label: t`Address Line 1` },
    line2: { label: t`Address Line 2` },
    area: { label: t`Area` },
    region: { label: t`Region` },
    postalCode: { label: t`Zip` },
  };
}
