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
  const name = useSyncExternalStore(touches.onNote, () => touches.authorOf(version));
  return (
    <Notice
      announce="status"
      title={name === null ? t`Changed by somebody else` : t`Changed by ${name}`}
      action={<Button size="small" onPress={onShow}>{t`Show`}</Button>}
    />
  );
}

/** Says that the record that this form changes is gone. */
export function DeletedBar({ recordId }: { recordId: string }) {
  const { t } = useLingui();
  const touches = touchesOf(useRelayEnvironment());
  const name = useSyncExternalStore(touches.onNote, () => touches.deleterOf(recordId));
  if (name === undefined) return null;
  return (
    <Notice
      tone="warning"
      announce="alert"
      title={name === null ? t`Deleted by somebody else` : t`Deleted by ${name}`}
    >
      {t`It cannot be saved any more. Copy what you still need.`}
    </Notice>
  );
}
