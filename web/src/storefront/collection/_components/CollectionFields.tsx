import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";

/** What a collection's form holds. */
export interface CollectionDraft {
  readonly name: string;
  readonly isSelectable: boolean;
  readonly isDisplayed: boolean;
}

interface CollectionFieldsProps {
  readonly draft: CollectionDraft;
  readonly onChange: (change: Partial<CollectionDraft>) => void;
}

/** The name, which is required (Document 1 §5), and the two switches (decision D-44). */
export function CollectionFields({ draft, onChange }: CollectionFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Collection Name`}
        required={t`Collection Name is required`}
        maxLength={120}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoComplete="off"
      />
      <Switch
        name="isSelectable"
        isSelected={draft.isSelectable}
        onChange={(isSelectable) => onChange({ isSelectable })}
        description={t`Products may be put into it.`}
      >
        {t`Allow selection`}
      </Switch>
      <Switch
        name="isDisplayed"
        isSelected={draft.isDisplayed}
        onChange={(isDisplayed) => onChange({ isDisplayed })}
        description={t`Customers see it in your shop.`}
      >
        {t`Show on storefront`}
      </Switch>
    </>
  );
}

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
