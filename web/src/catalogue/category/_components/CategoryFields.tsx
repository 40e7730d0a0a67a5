import { useLingui } from "@lingui/react/macro";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { OrderField } from "#/list/OrderField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { OrderTaken } from "./OrderTaken.tsx";
import type { CategoryLevel } from "../categoryList.ts";

/** A category that another one stands under. */
export interface ParentChoice {
  readonly id: string;
  /** Empty while only its id is known, from the address. */
  readonly name: string;
}

/** What a category's form holds. `order` is NaN while the field is empty. */
export interface CategoryDraft {
  readonly level1: ParentChoice | null;
  readonly level2: ParentChoice | null;
  readonly name: string;
  readonly description: string;
  readonly order: number;
}

interface CategoryFieldsProps extends DraftFields<CategoryDraft> {
  readonly level: CategoryLevel;
  /** The category that is edited, whose own order id is no duplicate; undefined for a new one. */
  readonly id?: string;
}

/** Name, description (level 1 only) and order id: all required (Document 1 §5). */
export function CategoryFields({ level, id, draft, onChange }: CategoryFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { field, text } = bindFields({ draft, onChange });
  const parent = level === 2 ? draft.level1 : draft.level2;
  return (
    <>
      <TextField
        {...text("name")}
        label={t`Name`}
        required={t`Name is required`}
        validate={atMost(limits.name)}
      />
      {level === 1 && (
        <TextArea
          {...field("description")}
          label={t`Description`}
          required={t`Description is required`}
          validate={atMost(limits.description)}
        />
      )}
      <OrderField {...field("order")} description={t`Its place among its neighbours. 1 comes first.`} />
      {(level === 1 || parent !== null) && (
        <OrderTaken
          level={level}
          parentId={level === 1 ? null : (parent?.id ?? null)}
          order={draft.order}
          own={id}
        />
      )}
    </>
  );
}

/** How the fields of a category are shown where two versions of it are compared. */
export function useCategoryTexts(level: CategoryLevel): FieldTexts<CategoryDraft> {
  const { t } = useLingui();
  const { count } = useFormats();
  return {
    ...(level !== 1 && { level1: { label: t`Level1 Category`, text: (parent) => parent?.name ?? "" } }),
    ...(level === 3 && { level2: { label: t`Level2 Category`, text: (parent) => parent?.name ?? "" } }),
    name: { label: t`Name` },
    ...(level === 1 && { description: { label: t`Description` } }),
    order: { label: t`Order ID`, text: (order) => (Number.isNaN(order) ? "" : count(order)) },
  };
}
