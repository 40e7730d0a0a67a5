import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { use, useState } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { useAddCollection } from "../collectionMutations.ts";
import { type CollectionDraft, CollectionFields, useCollectionTexts } from "./CollectionFields.tsx";

/** The page's primary action and its dialog. */
export function AddCollection({ listId }: { listId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add collection`}
      </Button>
      {isOpen && <AddDialog listId={listId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddCollection(listId);
  const keyFor = useIdempotencyKey();
  const fields = useCollectionTexts();
  const [draft, change, isDirty, form] = useDraft<CollectionDraft>(
    { name: "", isSelectable: true, isDisplayed: true },
    { key: "new collection", fields },
  );
  const save = async () => {
    const error = await add({ ...draft, name: draft.name.trim(), idempotencyKey: keyFor(draft) });
    // The document's words (Document 1 §8).
    if (error === null) notifier.success(t`Collection Added Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Add Collection`}
      submitLabel={t`Add collection`}
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
