import { useLingui } from "@lingui/react/macro";
import { useCountryName } from "#/address/useCountryName.ts";
import type { ParentChoice } from "#/catalogue/category/_components/CategoryFields.tsx";
import type { ManufacturerOption } from "#/catalogue/manufacturer/ManufacturerPicker.tsx";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { plainText } from "#/richText/plainText.ts";
import type { SelectOption } from "#/ui/Select.tsx";

/** What step 1 holds (Document 2 §2). Texts are empty while a field is. */
export interface DetailsDraft {
  readonly level1: ParentChoice | null;
  readonly level2: ParentChoice | null;
  readonly level3: ParentChoice | null;
  readonly brand: SelectOption | null;
  readonly name: string;
  readonly model: string;
  readonly colour: string;
  readonly packing: string;
  readonly manufacturer: ManufacturerOption | null;
  /** What was chosen; kept while a manufacturer decides instead (decision D-56). */
  readonly originCountryCode: string | null;
  /** HTML. */
  readonly description: string;
  readonly specifications: string;
  /** A finished upload; null leaves the image as it is. */
  readonly summaryImageUploadId: string | null;
}

/** A product that nothing is known of yet. It comes from the default country (Document 2 §9). */
export const emptyDetails: DetailsDraft = {
  level1: null,
  level2: null,
  level3: null,
  brand: null,
  name: "",
  model: "",
  colour: "",
  packing: "",
  manufacturer: null,
  originCountryCode: "IND",
  description: "",
  specifications: "",
  summaryImageUploadId: null,
};

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** The fields that `addProduct` and `editProductDetails` have in common. */
export function toDetailsInput(draft: DetailsDraft) {
  const { level1, level2, level3, brand, manufacturer, summaryImageUploadId } = draft;
  return {
    name: draft.name.trim(),
    categoryId: (level3 ?? level2 ?? level1)?.id ?? "",
    brandId: brand?.id ?? null,
    manufacturerId: manufacturer?.id ?? null,
    originCountryCode: draft.originCountryCode,
    model: textOrNull(draft.model),
    colour: textOrNull(draft.colour),
    packing: textOrNull(draft.packing),
    description: draft.description,
    specifications: draft.specifications,
    ...(summaryImageUploadId !== null && { summaryImageUploadId }),
  };
}

/** How the fields of step 1 are shown where two versions of them are compared. */
export function useDetailsTexts(): FieldTexts<DetailsDraft> {
  const { t } = useLingui();
  const countryName = useCountryName();
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
    originCountryCode: { label: t`Country of origin`, text: (code) => countryName({ code }) ?? "" },
    description: { label: t`Description`, text: plainText },
    specifications: { label: t`Specifications`, text: plainText },
  };
}
