import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddCategory_viewer$key } from "#/__generated__/AddCategory_viewer.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { useAddCategory } from "../_mutations/useAddCategory.ts";
import type { CategoryLevel } from "../categoryList.ts";
import { type CategoryDraft, CategoryFields } from "./CategoryFields.tsx";
import { useCategoryTexts } from "./useCategoryTexts.ts";
import { CategoryParentFields } from "./CategoryParentFields.tsx";

interface AddCategoryProps {
  readonly level: CategoryLevel;
  readonly viewerKey: AddCategory_viewer$key;
  /** The list on the screen, which shows the new category at once. */
  readonly listId: string;
  /** The parents the list is narrowed to; the form starts with them. */
  readonly parents: { readonly level1: string | null; readonly level2: string | null };
  /** How many categories the level has; undefined while the list is narrowed. */
  readonly knownCount: number | undefined;
}

/** The page's primary action and its dialog. */
export function AddCategory(props: AddCategoryProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add category`}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddDialog({
  level,
  viewerKey,
  listId,
  parents,
  knownCount,
  onClose,
}: AddCategoryProps & { onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddCategory(listId);
  const keyFor = useIdempotencyKey();
  const viewer = useFragment(
    graphql`
      fragment AddCategory_viewer on Viewer {
        ...CategoryParentFields_viewer
      }
    `,
    viewerKey,
  );
  const fields = useCategoryTexts(level);
  const [draft, change, isDirty, form] = useDraft<CategoryDraft>(
    {
      level1Id: parents.level1,
      level2Id: parents.level2,
      name: "",
      description: "",
      // One after the last (decision D-42); deeper levels learn it with their parent.
      order: level === 1 && knownCount !== undefined ? knownCount + 1 : Number.NaN,
    },
    { key: `new category ${level}`, fields },
  );
  const save = async () => {
    const { level1Id, level2Id, name, description, order } = draft;
    const refusal = await add({
      level,
      name: name.trim(),
      order,
      idempotencyKey: keyFor(draft),
      ...(level === 1 && { description: description.trim() }),
      ...(level === 2 && { parentId: level1Id }),
      ...(level === 3 && { parentId: level2Id }),
    });
    // The seeds' words: "Level1 Category Added Successfully" (Document 1 §8).
    if (refusal === null) notifier.success(t`Level${level} Category Added Successfully`);
    return refusal;
  };
  return (
    <FormDialog
      title={t`Add Level${level} Category`}
      submitLabel={t`Add category`}
      isDirty={isDirty}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {level !== 1 && (
        <CategoryParentFields level={level} viewerKey={viewer} draft={draft} onChange={change} />
      )}
      <CategoryFields level={level} draft={draft} onChange={change} />
    </FormDialog>
  );
}
