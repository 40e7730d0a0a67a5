import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import type { CollectionDraft } from "./CollectionFields.tsx";

/** How the fields of a collection are shown where two versions of it are compared. */
export function useCollectionTexts(): FieldTexts<CollectionDraft> {
  const { t } = useLingui();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  return {
    name: { label: t`Collection Name` },
    isSelectable: { label: t`Allow selection`, text: yesOrNo },
    isDisplayed: { label: t`Show on storefront`, text: yesOrNo },
  };
}
