import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { touchesOf } from "#/relay/Touches.ts";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";

/** Says that somebody else has saved the record that this form changes, and who where that is known. */
export function NewerBar({ version, onShow }: { version: string; onShow: () => void }) {
  const { t } = useLingui();
  const touches = touchesOf(useRelayEnvironment());
  const name = useSyncExternalStore(touches.onAuthor, () => touches.authorOf(version));
  return (
    <Notice
      announce="status"
      title={name === null ? t`Changed by somebody else` : t`Changed by ${name}`}
      action={<Button size="small" onPress={onShow}>{t`Show`}</Button>}
    />
  );
}
