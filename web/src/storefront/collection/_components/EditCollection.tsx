import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditCollection_collection$data,
  EditCollection_collection$key,
} from "#/__generated__/EditCollection_collection.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditCollection } from "../collectionMutations.ts";
import { type CollectionDraft, CollectionFields, useCollectionTexts } from "./CollectionFields.tsx";

/** The edit button of a row and its dialog. */
export function EditCollection({ collectionKey }: { collectionKey: EditCollection_collection$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const collection = useFragment(
    graphql`
      fragment EditCollection_collection on Collection {
        id
        name
        isSelectable
        isDisplayed
        version
      }
    `,
    collectionKey,
  );
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Edit ${collection.name}`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EditDialog collection={collection} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface EditDialogProps {
  readonly collection: EditCollection_collection$data;
  readonly onClose: () => void;
}

function EditDialog({ collection, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditCollection();
  const fields = useCollectionTexts();
  const { id, name, isSelectable, isDisplayed, version } = collection;
  const [draft, change, isDirty, form] = useDraft<CollectionDraft>(
    { name, isSelectable, isDisplayed },
    { key: `collection ${id}`, version, fields },
  );
  const save = async () => {
    const error = await edit({ id, ...draft, name: draft.name.trim(), version: form.version });
    if (error === null) notifier.success(t`Collection Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Edit Collection`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <CollectionFields draft={draft} onChange={change} />
    </FormDialog>
  );
}
