import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useState } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";

/** What browsers show and we keep elsewhere, too (Document 2 §5). */
const pictureTypes = new Set(["image/png", "image/jpeg", "image/webp"]);

/**
 * The user's picture as it was just chosen: a preview until the page is closed. Anything but a picture is refused in
 * words, not silently (decision D-53).
 */
export function useProfilePicture(): [url: string | undefined, choose: (file: File) => void] {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [url, setUrl] = useState<string>();
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const choose = (file: File) => {
    if (!pictureTypes.has(file.type)) return notifier.failure(t`Only allowed PNG or JPG or WEBP`);
    setUrl(URL.createObjectURL(file));
    notifier.information(t`This is a preview. The picture is not saved and goes when you close the page.`);
  };
  return [url, choose];
}
