import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useAddCategory } from "../categoryMutations.ts";
import type { CategoryLevel } from "../categoryList.ts";
import {
  type CategoryDraft,
  CategoryFields,
  type ParentChoice,
  useCategoryTexts,
} from "./CategoryFields.tsx";
import { CategoryParentFields } from "./CategoryParentFields.tsx";

interface AddCategoryDialogProps {
  readonly level: CategoryLevel;
  /** The list on the screen, which shows the new category at once. */
  readonly listId: string;
  /** The parents the list is filtered by; the form starts with them. */
  readonly parents: { readonly level1: ParentChoice | null; readonly level2: ParentChoice | null };
  /** How many categories the level has; undefined while the list is filtered. */
  readonly knownCount: number | undefined;
  readonly onClose: () => void;
}

/** A new category of a level. */
export default function AddCategoryDialog({
  level,
  listId,
  parents,
  knownCount,
  onClose,
}: AddCategoryDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddCategory(listId);
  const keyFor = useIdempotencyKey();
  const fields = useCategoryTexts(level);
  const [draft, change, isDirty, form] = useDraft<CategoryDraft>(
    {
      level1: parents.level1,
      level2: parents.level2,
      name: "",
      description: "",
      // One after the last (decision D-42); deeper levels learn it with their parent.
      order: level === 1 && knownCount !== undefined ? knownCount + 1 : Number.NaN,
    },
    { key: `new category ${level}`, fields },
  );
  const save = async () => {
    const { level1, level2, name, description, order } = draft;
    // The form says which is missing; the gateway is not asked.
    if ((level !== 1 && level1 === null) || (level === 3 && level2 === null)) return undefined;
    const error = await add({
      level,
      name: name.trim(),
      order,
      idempotencyKey: keyFor(draft),
      ...(level === 1 && { description: description.trim() }),
      ...(level === 2 && { parentId: level1?.id ?? null }),
      ...(level === 3 && { parentId: level2?.id ?? null }),
    });
    // The seeds' words: "Level1 Category Added Successfully" (Document 1 §8).
    if (error === null) notifier.success(t`Level${level} Category Added Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Add Level${level} Category`}
      submitLabel={t`Add category`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {level !== 1 && <CategoryParentFields level={level} draft={draft} onChange={change} proposesOrder />}
      <CategoryFields level={level} draft={draft} onChange={change} />
    </FormDialog>
  );
}
