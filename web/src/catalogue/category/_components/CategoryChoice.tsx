import { useLingui } from "@lingui/react/macro";
import { FormRow } from "#/ui/FormRow.tsx";
import type { ParentChoice } from "./CategoryFields.tsx";
import { type CategoryOption, CategoryPicker } from "./CategoryPicker.tsx";

/** A category by its whole path; the deepest one counts. */
export interface CategoryLevels {
  readonly level1: ParentChoice | null;
  readonly level2: ParentChoice | null;
  readonly level3: ParentChoice | null;
}

interface CategoryChoiceProps {
  /** The input's field. */
  readonly name: string;
  readonly draft: CategoryLevels;
  readonly onChange: (change: Partial<CategoryLevels>) => void;
}

/** The category on three levels; what is offered on each follows the level above (Document 2 §4). */
export function CategoryChoice({ name, draft: { level1, level2, level3 }, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  return (
    <FormRow>
      <CategoryPicker
        name={name}
        level={1}
        label={t`Level1 Category`}
        required={t`Level1 Category is required`}
        emptyText={t`No level 1 category matches`}
        chosen={level1}
        onChoose={(chosen) => onChange({ level1: choiceOf(chosen), level2: null, level3: null })}
      />
      <CategoryPicker
        name="level2Id"
        level={2}
        parentId={level1?.id ?? null}
        label={t`Level2 Category`}
        placeholder={level1 === null ? t`Choose level 1 first` : t`Choose a category`}
        emptyText={t`No level 2 category matches`}
        isDisabled={level1 === null}
        chosen={level2}
        onChoose={(chosen) => onChange({ level2: choiceOf(chosen), level3: null })}
      />
      <CategoryPicker
        name="level3Id"
        level={3}
        parentId={level2?.id ?? null}
        label={t`Level3 Category`}
        placeholder={level2 === null ? t`Choose level 2 first` : t`Choose a category`}
        emptyText={t`No level 3 category matches`}
        isDisabled={level2 === null}
        chosen={level3}
        onChoose={(chosen) => onChange({ level3: choiceOf(chosen) })}
      />
    </FormRow>
  );
}

function choiceOf(option: CategoryOption | null): ParentChoice | null {
  return option && { id: option.id, name: option.label };
}
