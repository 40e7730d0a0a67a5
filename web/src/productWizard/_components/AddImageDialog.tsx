import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { isOrderId } from "#/list/orderId.ts";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import type { Ordered } from "#/list/position.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { ImageField } from "#/upload/ImageField.tsx";
import { nextImageOrder } from "../productImages.ts";
import { useAddProductImage } from "../imageMutations.ts";

interface AddImageDialogProps {
  readonly productId: string;
  /** The images the product has. */
  readonly images: readonly Ordered[];
  readonly onClose: () => void;
}

const noUpload: string | null = null;

/** One further image and its position (Document 2 §2). */
export default function AddImageDialog({ productId, images, onClose }: AddImageDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const changes = use(DelayedChangesContext);
  const [add, isSaving] = useAddProductImage();
  const keyFor = useIdempotencyKey();
  const [draft, change, isDirty] = useDraft({ uploadId: noUpload, order: nextImageOrder(images) });
  const isTaken = images.some(({ order }) => order === draft.order);
  const save = async () => {
    // A deleted image whose Undo still stands takes a place among the ten.
    await changes.sendAll();
    const error = await add({
      productId,
      uploadId: draft.uploadId ?? "",
      order: draft.order,
      idempotencyKey: keyFor(draft),
    });
    if (error === null) notifier.success(t`Image Added Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Add Image`}
      submitLabel={t`Add image`}
      isDirty={isDirty}
      isPending={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <ImageField
        name="uploadId"
        label={t`Image`}
        purpose="PRODUCT_IMAGE"
        currentUrl={null}
        value={draft.uploadId}
        onChange={(uploadId) => change({ uploadId })}
        isRequired
        message={t`Image is required`}
      />
      <NumberField
        name="order"
        label={t`Order ID`}
        description={t`Its place among the images. 1 comes first.`}
        warning={isTaken ? t`Another image has this order ID too.` : undefined}
        required={t`Order Id is required`}
        validate={(order) => (isOrderId(order) ? null : t`Order Id is a whole number from 1 to 1000000`)}
        minValue={1}
        value={draft.order}
        onChange={(order) => change({ order })}
        steppers={{ increase: t`One later`, decrease: t`One earlier` }}
      />
    </FormDialog>
  );
}
