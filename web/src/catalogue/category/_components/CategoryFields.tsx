import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { isOrderId } from "../../orderId.ts";
import type { CategoryLevel } from "../categoryList.ts";

/** What a category's form holds. `order` is NaN while the field is empty. */
export interface CategoryDraft {
  readonly level1Id: string | null;
  readonly level2Id: string | null;
  readonly name: string;
  readonly description: string;
  readonly order: number;
}

interface CategoryFieldsProps {
  readonly level: CategoryLevel;
  readonly draft: CategoryDraft;
  readonly onChange: (change: Partial<CategoryDraft>) => void;
}

/** Name, description (level 1 only) and order id: all required (Document 1 §5). */
export function CategoryFields({ level, draft, onChange }: CategoryFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        required={t`Name is required`}
        maxLength={120}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoComplete="off"
      />
      {level === 1 && (
        <TextArea
          name="description"
          label={t`Description`}
          required={t`Description is required`}
          maxLength={1000}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
      )}
      <NumberField
        name="order"
        label={t`Order ID`}
        description={t`Its place among its neighbours. 1 comes first.`}
        required={t`Order ID is required`}
        validate={(order) => (isOrderId(order) ? null : t`Order ID is a whole number from 1 to 1000000`)}
        minValue={1}
        value={draft.order}
        onChange={(order) => onChange({ order })}
        steppers={{ increase: t`One later`, decrease: t`One earlier` }}
      />
    </>
  );
}
