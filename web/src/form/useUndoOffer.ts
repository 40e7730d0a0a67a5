import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";

/**
 * Says that something small was changed (a switch, a place in an order) and offers to change it back: `undo` is the
 * inverse change. An error of it is said.
 */
export function useUndoOffer(): (
  text: string,
  undo: () => Promise<MutationError | null | undefined>,
) => void {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  return (title, undo) => {
    const changeBack = async () => {
      const error = await undo();
      if (error) notifier.failure(mutationErrorText(error));
    };
    notifier.offer({ title, label: t`Undo`, onAccept: () => void changeBack(), onGone: () => undefined });
  };
}
