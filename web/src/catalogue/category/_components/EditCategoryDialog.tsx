import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditCategoryDialog_category$data,
  EditCategoryDialog_category$key,
} from "#/__generated__/EditCategoryDialog_category.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useEditCategory } from "../categoryMutations.ts";
import { type CategoryDraft, CategoryFields, useCategoryTexts } from "./CategoryFields.tsx";
import { CategoryParentFields } from "./CategoryParentFields.tsx";

interface EditCategoryDialogProps {
  readonly categoryKey: EditCategoryDialog_category$key;
  readonly onClose: () => void;
}

/** A category's form, with what it holds now. */
export default function EditCategoryDialog({ categoryKey, onClose }: EditCategoryDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const category = useFragment(
    graphql`
      fragment EditCategoryDialog_category on Category @throwOnFieldError {
        id
        level
        name
        description
        order
        version
        parent {
          id
          name
          parent {
            id
            name
          }
        }
      }
    `,
    categoryKey,
  );
  const [edit, isSaving] = useEditCategory();
  const level = category.level === 1 ? 1 : category.level === 2 ? 2 : 3;
  const fields = useCategoryTexts(level);
  const [draft, change, isDirty, form] = useDraft<CategoryDraft>(
    {
      ...parentsOf(category),
      name: category.name,
      description: category.description ?? "",
      order: category.order,
    },
    { key: `category ${category.id}`, version: category.version, fields },
  );
  const save = async () => {
    const { level1, level2, name, description, order } = draft;
    const parent = level === 2 ? level1 : level2;
    if (level !== 1 && parent === null) return undefined;
    const error = await edit({
      id: category.id,
      name: name.trim(),
      order,
      version: form.version,
      ...(parent && parent.id !== category.parent?.id && { parentId: parent.id }),
      ...(level === 1 && { description: description.trim() }),
    });
    if (error === null) notifier.success(t`Level${level} Category Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Edit Level${level} Category`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {level !== 1 && (
        <CategoryParentFields level={level} draft={draft} onChange={change} proposesOrder={false} />
      )}
      <CategoryFields level={level} id={category.id} draft={draft} onChange={change} />
    </FormDialog>
  );
}

/** What the category stands under, by level. */
function parentsOf({
  level,
  parent,
}: EditCategoryDialog_category$data): Pick<CategoryDraft, "level1" | "level2"> {
  const choice = (one: { id: string; name: string } | null | undefined) =>
    one ? { id: one.id, name: one.name } : null;
  return level === 3
    ? { level1: choice(parent?.parent), level2: choice(parent) }
    : { level1: choice(parent), level2: null };
}
