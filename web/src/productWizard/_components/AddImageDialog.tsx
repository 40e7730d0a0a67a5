import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { OrderField } from "#/list/OrderField.tsx";
import type { Ordered } from "#/list/position.ts";
import { ImageField } from "#/upload/ImageField.tsx";
import { nextImageOrder } from "#/catalogue/product/productImages.ts";
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
  const changes = use(DelayedChangesContext);
  const [add, isAdding] = useAddProductImage();
  const send: typeof add = async (input) => {
    // A deleted image whose Undo still stands takes a place among the ten.
    await changes.sendAll();
    return add(input);
  };
  return (
    <DraftDialog
      title={t`Add Image`}
      submitLabel={t`Add image`}
      initial={{ uploadId: noUpload, order: nextImageOrder(images) }}
      change={[send, isAdding]}
      input={({ uploadId, order }, { idempotencyKey }) => ({
        productId,
        uploadId: uploadId ?? "",
        order,
        idempotencyKey,
      })}
      success={t`Image Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
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
          <OrderField
            name="order"
            description={t`Its place among the images. 1 comes first.`}
            taken={images}
            value={draft.order}
            onChange={(order) => change({ order })}
          />
        </>
      )}
    </DraftDialog>
  );
}
