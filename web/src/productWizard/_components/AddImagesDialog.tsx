import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { FormDialog } from "#/form/FormDialog.tsx";
import type { Ordered } from "#/list/position.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { emptyQueue, ImageQueue } from "#/upload/ImageQueue.tsx";
import { mostImages, nextImageOrder } from "#/catalogue/product/productImages.ts";
import { useAddImages, useFailedImagesText } from "./useAddImages.ts";

interface AddImagesDialogProps {
  readonly productId: string;
  /** The images the product has. */
  readonly images: readonly Ordered[];
  readonly onClose: () => void;
}

/** Several further images at once, behind those that are there. */
export default function AddImagesDialog({ productId, images, onClose }: AddImagesDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [addAll, isSaving] = useAddImages();
  const failedText = useFailedImagesText();
  // As it was when the dialog opened: what it adds must not count twice.
  const [begin] = useState({ room: mostImages - images.length, order: nextImageOrder(images) });
  const [{ images: chosen, isPending, refused }, setQueue] = useState(emptyQueue);
  const save = async () => {
    const refuse = (formError: string) => ({ formError, fieldErrors: {} });
    if (isPending) return refuse(t`Wait until every image is sent, or remove it`);
    if (chosen.length === 0) return refuse(t`Image is required`);
    const failed = await addAll(productId, chosen, begin.order);
    if (failed.length > 0) return refuse(failedText(failed));
    notifier.success(t`Images Added Successfully`);
    if (refused.length > 0) notifier.information(failedText(refused));
    return null;
  };
  return (
    <FormDialog
      title={t`Add several images`}
      submitLabel={t`Add images`}
      isDirty={chosen.length > 0 || isPending}
      isPending={isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <ImageQueue label={t`Images`} purpose="PRODUCT_IMAGE" room={begin.room} onChange={setQueue} />
    </FormDialog>
  );
}
