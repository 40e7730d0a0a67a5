import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditCategory_category$data,
  EditCategory_category$key,
} from "#/__generated__/EditCategory_category.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditCategory } from "../_mutations/useEditCategory.ts";
import { type CategoryDraft, CategoryFields } from "./CategoryFields.tsx";
import { CategoryParentFields } from "./CategoryParentFields.tsx";
import { useCategoryTexts } from "./useCategoryTexts.ts";

/** The edit button of a row and its dialog. */
export function EditCategory({ categoryKey }: { categoryKey: EditCategory_category$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const category = useFragment(
    graphql`
      fragment EditCategory_category on Category @throwOnFieldError {
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
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Edit ${category.name}`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EditDialog category={category} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EditDialog({ category, onClose }: { category: EditCategory_category$data; onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
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
    const refusal = await edit({
      id: category.id,
      name: name.trim(),
      order,
      version: form.version,
      ...(parent && parent.id !== category.parent?.id && { parentId: parent.id }),
      ...(level === 1 && { description: description.trim() }),
    });
    if (refusal === null) notifier.success(t`Level${level} Category Saved Successfully`);
    return refusal;
  };
  return (
    <FormDialog
      title={t`Edit Level${level} Category`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isBusy={isSaving}
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
function parentsOf({ level, parent }: EditCategory_category$data): Pick<CategoryDraft, "level1" | "level2"> {
  const choice = (one: { id: string; name: string } | null | undefined) =>
    one ? { id: one.id, name: one.name } : null;
  return level === 3
    ? { level1: choice(parent?.parent), level2: choice(parent) }
    : { level1: choice(parent), level2: null };
}
