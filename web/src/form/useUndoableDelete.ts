import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useRelayEnvironment } from "react-relay";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { removeEverywhere } from "#/relay/removeEverywhere.ts";
import { DelayedChangesContext } from "./DelayedChanges.ts";

interface UndoableDelete {
  /** The global id of the record. */
  readonly id: string;
  /** What the message says, in the words of the documents where they have some: "Kitchen deleted". */
  readonly text: string;
  /** Deletes it. Null when it is gone, a refusal when it is not, undefined when no answer came and the user was told. */
  readonly send: () => Promise<Refusal | null | undefined>;
}

/**
 * Deletes a record with a way back: its row disappears from every list at once, and a message offers Undo. It is
 * deleted when the message goes, when the page goes away, or before a sign-out. A refusal brings the row back and says why.
 */
export function useUndoableDelete(): (deletion: UndoableDelete) => void {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const changes = use(DelayedChangesContext);
  return ({ id, text, send }) => {
    const hidden = environment.applyUpdate({
      storeUpdater: (store) => removeEverywhere(environment, store, id),
    });
    const change = changes.add(async () => {
      message.close();
      const refusal = await send();
      // Gone for good, or back again: from here on the store says which.
      if (refusal === null) environment.commitUpdate((store) => removeEverywhere(environment, store, id));
      hidden.dispose();
      if (refusal) notifier.failure(refusal.formError ?? Object.values(refusal.fieldErrors).flat().join(" "));
    });
    const message = notifier.offer({
      title: text,
      label: t`Undo`,
      onAccept: () => {
        if (!change.takeBack()) return;
        hidden.dispose();
        notifier.information(t`It is back. Nothing was deleted.`);
      },
      onGone: () => void change.send(),
    });
  };
}
