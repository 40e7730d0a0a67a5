import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  EditVariant_variant$data,
  EditVariant_variant$key,
} from "#/__generated__/EditVariant_variant.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useEditVariant } from "../variantMutations.ts";
import { giftWrappingDefault } from "../giftWrapping.ts";
import { useVariantTexts, type VariantDraft, variantInput } from "../variantForm.ts";
import { VariantFields } from "./VariantFields.tsx";

interface EditVariantProps {
  readonly variantKey: EditVariant_variant$key;
  readonly hasOthers: boolean;
}

/** The edit button of a row and its dialog. */
export function EditVariant({ variantKey, hasOthers }: EditVariantProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const variant = useFragment(
    graphql`
      fragment EditVariant_variant on Variant @throwOnFieldError {
        id
        shortName
        longName
        price
        order
        sku
        isDefault
        temporarilyUnavailable
        giftWrappingEnabled
        giftWrappingPrice
        version
      }
    `,
    variantKey,
  );
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Edit ${variant.shortName}`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <EditDialog variant={variant} hasOthers={hasOthers} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface EditDialogProps {
  readonly variant: EditVariant_variant$data;
  readonly hasOthers: boolean;
  readonly onClose: () => void;
}

function EditDialog({ variant, hasOthers, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useEditVariant();
  const { id, price, giftWrappingPrice, sku, ...values } = variant;
  const fields = useVariantTexts();
  const initial: VariantDraft = {
    shortName: values.shortName,
    longName: values.longName,
    price: Number(price),
    order: values.order,
    sku: sku ?? "",
    isDefault: values.isDefault,
    temporarilyUnavailable: values.temporarilyUnavailable,
    giftWrappingEnabled: values.giftWrappingEnabled,
    // While it is off the service keeps 0: what is proposed when it is switched on is the default.
    giftWrappingPrice: values.giftWrappingEnabled ? Number(giftWrappingPrice) : giftWrappingDefault,
  };
  const [draft, change, isDirty, form] = useDraft(initial, {
    key: `variant ${id}`,
    version: variant.version,
    fields,
  });
  const save = async () => {
    const error = await edit({ ...variantInput(draft), id, version: form.version });
    if (error === null) notifier.success(t`Variant Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Edit Variant`}
      submitLabel={t`Save`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <VariantFields draft={draft} onChange={change} isDefaultNow={variant.isDefault} hasOthers={hasOthers} />
    </FormDialog>
  );
}
