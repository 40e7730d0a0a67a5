import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DraftFields } from "#/form/draftForm.ts";
import type { CategoryLevel } from "../categoryList.ts";
import type { CategoryDraft, ParentChoice } from "./CategoryFields.tsx";
import { type CategoryOption, CategoryPicker } from "./CategoryPicker.tsx";

interface CategoryParentFieldsProps extends DraftFields<CategoryDraft> {
  readonly level: CategoryLevel;
  /** Of a new category: what its order id was at first. It follows the parent until somebody types another one. */
  readonly proposedOrder?: number;
}

/** What a category stands under: level 1, and for level 3 also level 2, whose choices follow level 1. */
export function CategoryParentFields({ level, draft, onChange, proposedOrder }: CategoryParentFieldsProps) {
  const { t } = useLingui();
  // A new category comes after its siblings (decision D-42), until the user says otherwise.
  const [proposed, setProposed] = useState(proposedOrder);
  const orderUnder = (parent: CategoryOption | null) => {
    if (proposed === undefined || parent === null || !Object.is(draft.order, proposed)) return {};
    const order = (parent.childCount ?? 0) + 1;
    setProposed(order);
    return { order };
  };
  return (
    <>
      <CategoryPicker
        name={level === 2 ? "parentId" : "level1Id"}
        level={1}
        label={t`Level1 Category`}
        required={t`Level1 Category is required`}
        emptyText={t`No level 1 category matches`}
        chosen={draft.level1}
        onChoose={(parent) =>
          onChange({
            level1: choiceOf(parent),
            level2: null,
            ...(level === 2 && orderUnder(parent)),
          })
        }
      />
      {level === 3 && (
        <CategoryPicker
          name="parentId"
          level={2}
          parentId={draft.level1?.id ?? null}
          label={t`Level2 Category`}
          placeholder={draft.level1 === null ? t`Choose level 1 first` : t`Choose a category`}
          required={t`Level2 Category is required`}
          emptyText={t`No level 2 category matches`}
          isDisabled={draft.level1 === null}
          chosen={draft.level2}
          onChoose={(parent) => onChange({ level2: choiceOf(parent), ...orderUnder(parent) })}
        />
      )}
    </>
  );
}

function choiceOf(option: CategoryOption | null): ParentChoice | null {
  return option && { id: option.id, name: option.label };
}
