import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import type { PreloadedQuery } from "react-relay";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useAddSeller } from "../sellerMutations.ts";
import { newSeller, sellerInput, useSellerTexts } from "../sellerForm.ts";
import { SellerFields } from "./SellerFields.tsx";

interface AddSellerDialogProps {
  readonly fieldsRef: PreloadedQuery<sellerFieldsQuery>;
  /** The list on the screen, which shows the new location at once. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds a location; its administrator is invited by mail (decision D-45). */
export default function AddSellerDialog({ fieldsRef, listId, onClose }: AddSellerDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddSeller(listId);
  const keyFor = useIdempotencyKey();
  const [draft, change, isDirty, form] = useDraft(newSeller, {
    key: "new location",
    fields: useSellerTexts(),
    excluded: ["dateOfBirth"],
  });
  const save = async () => {
    const input = sellerInput(draft);
    if (!input?.administrator) return undefined;
    const { administrator } = input;
    const error = await add({ ...input, administrator, idempotencyKey: keyFor(draft) });
    if (error === null) {
      const { email } = administrator;
      notifier.success(t`Location Added Successfully. An invitation is on its way to ${email}.`);
    }
    return error;
  };
  return (
    <FormDialog
      title={t`Add location`}
      submitLabel={t`Add location`}
      size="large"
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <SellerFields queryRef={fieldsRef} draft={draft} onChange={change} />
    </FormDialog>
  );
}
