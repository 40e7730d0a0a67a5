import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { type AddedBrand, useAddBrand } from "../brandMutations.ts";
import { BrandField } from "./BrandField.tsx";

interface AddBrandDialogProps {
  /** A list of brands on the screen, which shows the new one at once. */
  readonly listId?: string;
  /** What a name that was searched for and not found begins with. */
  readonly name?: string;
  /** Gets the new brand, for a form that goes on with it. */
  readonly onAdded?: (brand: AddedBrand) => void;
  readonly onClose: () => void;
}

/** Adds a brand from wherever one is needed (Document 2 §2). */
export default function AddBrandDialog({ listId, name = "", onAdded, onClose }: AddBrandDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddBrand(listId);
  const keyFor = useIdempotencyKey();
  const [draft, change, isDirty, form] = useDraft(
    { name },
    { key: "new brand", fields: { name: { label: t`Brand Name` } } },
  );
  const save = async () => {
    const outcome = await add({ name: draft.name.trim(), idempotencyKey: keyFor(draft) });
    if (outcome === undefined || "formError" in outcome) return outcome;
    notifier.success(t`Brand Added Successfully`);
    onAdded?.(outcome);
    return null;
  };
  return (
    <FormDialog
      title={t`Add Brand`}
      submitLabel={t`Add brand`}
      size="small"
      isDirty={isDirty}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <BrandField value={draft.name} onChange={(text) => change({ name: text })} />
    </FormDialog>
  );
}
