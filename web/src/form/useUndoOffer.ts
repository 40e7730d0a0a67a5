import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { NotifierContext, type Offer } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { reportError } from "#/relay/useReport.ts";

/**
 * Says that something small was changed (a switch, a place in an order) and offers to change it back: `undo` is the
 * inverse change. An error of it is said.
 */
export function useUndoOffer(): (
  text: string,
  undo: () => Promise<MutationError | null | undefined>,
  options?: Pick<Offer, "isOfPage">,
) => void {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  return (title, undo, options) => {
    const changeBack = async () => {
      const error = await undo();
      if (error) reportError(notifier, error);
    };
    notifier.offer({
      ...options,
      title,
      label: t`Undo`,
      onAccept: () => void changeBack(),
      onGone: () => undefined,
    });
  };
}
