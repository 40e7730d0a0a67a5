import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { type AddedManufacturer, useAddManufacturer } from "../manufacturerMutations.ts";
import { emptyManufacturer, manufacturerInput, useManufacturerTexts } from "../manufacturerForm.ts";
import { ManufacturerFields } from "./ManufacturerFields.tsx";

interface AddManufacturerDialogProps {
  /** A list of manufacturers on the screen, which shows the new one at once. */
  readonly listId?: string;
  /** Whether the viewer acts for more than one location, and has to say which. */
  readonly hasSellers: boolean;
  /** The location that is meant; the form asks for it only where it is not fixed. */
  readonly seller: SelectOption | null;
  /** The location cannot be another one: that of the product, for example. */
  readonly isSellerFixed?: boolean;
  /** What a name that was searched for and not found begins with. */
  readonly name?: string;
  /** Gets the new manufacturer, for a form that goes on with it. */
  readonly onAdded?: (manufacturer: AddedManufacturer) => void;
  readonly onClose: () => void;
}

/** Adds a manufacturer from wherever one is needed (Document 2 §2). */
export default function AddManufacturerDialog(props: AddManufacturerDialogProps) {
  const { listId, hasSellers, isSellerFixed = false, name = "", onAdded, onClose } = props;
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useAddManufacturer(listId);
  const keyFor = useIdempotencyKey();
  const [seller, setSeller] = useState(props.seller);
  const [draft, change, isDirty, form] = useDraft(
    { ...emptyManufacturer, name },
    { key: "new manufacturer", fields: useManufacturerTexts() },
  );
  const asksForSeller = hasSellers && !isSellerFixed;
  const save = async () => {
    if (asksForSeller && seller === null) return undefined;
    const input = { ...manufacturerInput(draft), sellerId: seller?.id ?? null };
    const outcome = await add({ ...input, idempotencyKey: keyFor(input) });
    if (outcome === undefined || "formError" in outcome) return outcome;
    notifier.success(t`Manufacturer Added Successfully`);
    onAdded?.(outcome);
    return null;
  };
  return (
    <FormDialog
      title={t`Add Manufacturer`}
      submitLabel={t`Add manufacturer`}
      size="large"
      isDirty={isDirty}
      isBusy={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {asksForSeller && (
        <SellerPicker
          name="sellerId"
          label={t`Location`}
          required={t`Location is required`}
          chosen={seller}
          onChoose={setSeller}
        />
      )}
      <ManufacturerFields draft={draft} onChange={change} />
    </FormDialog>
  );
}
