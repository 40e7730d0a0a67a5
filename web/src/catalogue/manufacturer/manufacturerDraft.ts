/** What the form of a manufacturer holds (Document 2 §3). */
export interface ManufacturerDraft {
  readonly name: string;
  readonly countryCode: string | null;
  readonly provinceCode: string | null;
  readonly line1: string;
  readonly line2: string;
  readonly streetNumber: string;
  readonly streetName: string;
  readonly area: string;
  readonly region: string;
  readonly postalCode: string;
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

/** The form as the gateway takes it; an empty text empties the field. */
export function writtenManufacturer(draft: ManufacturerDraft) {
  return { ...draft, name: draft.name.trim(), countryCode: draft.countryCode ?? "" };
}
