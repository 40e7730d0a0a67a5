import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { ImageUpload } from "#/upload/ImageUpload.ts";
import { reportError } from "#/relay/useReport.ts";
import { useUploadErrorText } from "#/upload/useUploadErrorText.ts";
import { useUploadSteps } from "#/upload/useUploadSteps.ts";
import { useSetProfilePicture } from "./useSetProfilePicture.ts";

interface PictureUploadProps {
  readonly file: File;
  /** An address of the picture in this browser, until it is kept. */
  readonly onPreview: (url: string) => void;
}

/**
 * Sends the file that was chosen as the user's picture; draws nothing. Anything but a picture is refused in words, not
 * silently; where pictures cannot be kept, what is shown is a preview, and that is said (decision D-53).
 */
export default function PictureUpload({ file, onPreview }: PictureUploadProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const steps = useUploadSteps();
  const errorText = useUploadErrorText();
  const [setPicture] = useSetProfilePicture();

  const send = useEffectEvent(async (upload: ImageUpload) => {
    const image = (await upload.start()) ?? (await smaller(upload));
    if (image === null) {
      const state = upload.state();
      if (state.step === "refused") notifier.failure(errorText(state.error, upload.purpose));
      return;
    }
    if (upload.preview !== null) onPreview(upload.preview);
    const error = await setPicture({ uploadId: image.id });
    if (error === null) notifier.success(t`Your picture is saved.`);
    else if (error?.isUnanswered) reportError(notifier, error);
    else if (error !== undefined) {
      notifier.information(t`This is a preview. The picture is not saved and goes when you close the page.`);
    }
  });
  const begin = useEffectEvent((chosen: File) => new ImageUpload(chosen, "PROFILE_PICTURE", steps));
  useEffect(() => {
    const upload = begin(file);
    void send(upload);
    return () => upload.cancel();
  }, [file]);
  return null;
}

/** A picture that is only too large is made to fit: nobody cares for the pixels of a face of 32. */
async function smaller(upload: ImageUpload) {
  const state = upload.state();
  return state.step === "refused" && state.offer === "scale" ? upload.scale() : null;
}
