import { useLingui } from "@lingui/react/macro";
import { type AddressDraft, addressInput } from "#/address/address.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";

/** What the form of a manufacturer holds (Document 2 §3). */
export interface ManufacturerDraft extends AddressDraft {
  readonly name: string;
  readonly countryCode: string | null;
}

/** The form of a new manufacturer. */
export const emptyManufacturer: ManufacturerDraft = {
  name: "",
  countryCode: null,
  provinceCode: null,
  line1: "",
  line2: "",
  streetNumber: "",
  streetName: "",
  area: "",
  region: "",
  postalCode: "",
};

/** The form as the gateway takes it. */
export function manufacturerInput(draft: ManufacturerDraft) {
  const { name, countryCode } = draft;
  return { name: name.trim(), address: { ...addressInput(draft), countryCode } };
}

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
