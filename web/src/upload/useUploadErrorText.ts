import { useLingui } from "@lingui/react/macro";
import type { UploadError } from "./ImageUpload.ts";
import { uploadRules, type UploadPurpose } from "./uploadRules.ts";

/** Says why a picture was not taken, in the words of Document 2 §5 where they have them. */
export function useUploadErrorText(): (error: UploadError, purpose: UploadPurpose) => string {
  const { t, i18n } = useLingui();
  return (error, purpose) => {
    switch (error.kind) {
      case "wrongType":
        return t`Only allowed PNG or JPG or WEBP`;
      case "tooLarge":
        return i18n._(uploadRules[purpose].tooLarge);
      case "tooManyPixels":
        return t`The image has more than 40 million pixels`;
      case "doesNotFit":
        return t`The image could not be made small enough. Choose another one.`;
      case "lost":
        return t`The connection broke off before the file had arrived. Try again.`;
      case "said":
        return error.text || t`Your session has ended. Sign in to go on.`;
    }
  };
}
