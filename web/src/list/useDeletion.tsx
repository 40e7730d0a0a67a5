import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { removeEverywhere } from "#/relay/removeEverywhere.ts";
import { reportError } from "#/relay/useReport.ts";
import type { RowAction } from "./RowActions.tsx";

// Most rows can be deleted; the list comes without it.
const StillUsedDialog = lazy(() => import("./StillUsedDialog.tsx"));

interface DeletedRecord {
  /** The global id. */
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  /** As the row shows it: when somebody else has changed it since, it stays. */
  readonly version: string;
  /** Deletes it. Null when it is gone, the error when it is not, undefined when no response came and the user was told. */
  readonly send: (input: {
    readonly id: string;
    readonly version: string;
  }) => Promise<MutationError | null | undefined>;
  /** What else is different without it, in the store: the count of what it belongs to. */
  readonly updater?: (store: RecordSourceProxy) => void;
  /** What uses it, with the way there: then it stays, and the dialog says why. */
  readonly obstacle?: ReactNode;
}

interface Deletion {
  readonly start: () => void;
  /** The same as an action of a row. */
  readonly action: RowAction;
  /** Why it stays; render it anywhere. */
  readonly dialog: ReactNode;
}

/**
 * Deletes a record with a way back: its row disappears from every list at once, and a message offers Undo. It is
 * deleted when the message goes, when the page goes away, or before a sign-out. An error brings the row back and says why.
 */
export function useDeletion({ id, name, version, send, updater, obstacle }: DeletedRecord): Deletion {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const changes = use(DelayedChangesContext);
  const [isStuck, setIsStuck] = useState(false);
  const take = (store: RecordSourceProxy) => {
    removeEverywhere(environment, store, id);
    updater?.(store);
  };
  const remove = () => {
    const hidden = environment.applyUpdate({ storeUpdater: take });
    const change = changes.add(async () => {
      message.close();
      const error = await send({ id, version });
      // Gone for good, or back again: from here on the store says which.
      environment.commitUpdate((store) => {
        if (error !== undefined && !error?.isUnanswered) invalidateLists(store);
        if (error === null) take(store);
      });
      hidden.dispose();
      if (error) reportError(notifier, error);
    });
    const message = notifier.offer({
      title: t`${name} deleted`,
      label: t`Undo`,
      onAccept: () => {
        if (!change.takeBack()) return;
        hidden.dispose();
        notifier.information(t`It is back. Nothing was deleted.`);
      },
      onGone: () => void change.send(),
    });
  };
  const start = obstacle ? () => setIsStuck(true) : remove;
  return {
    start,
    action: { id: "delete", label: t`Delete`, icon: Trash2, isDangerous: true, start },
    dialog: isStuck && (
      <Suspense fallback={null}>
        <StillUsedDialog name={name} onClose={() => setIsStuck(false)}>
          {obstacle}
        </StillUsedDialog>
      </Suspense>
    ),
  };
}
