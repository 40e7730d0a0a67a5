import { useLingui } from "@lingui/react/macro";
import { use, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useStillHere } from "#/app/useStillHere.ts";
import type { Chosen, DraftForm } from "./draftForm.ts";
import type { Difference } from "./fieldTexts.ts";
import { noteSaved } from "./savedRecord.ts";

/** A record that somebody else has changed since the form was filled. */
export interface StaleForm {
  readonly differences: readonly Difference[];
  readonly chosen: Chosen;
  readonly choose: (field: string, side: "mine" | "theirs") => void;
  /** Back to the fields, with everything that was typed. */
  readonly back: () => void;
}

interface Saving {
  /** Sends the form; while there is a conflict, with what was chosen. */
  readonly submit: () => Promise<void>;
  /** Why it was not saved; undefined while it may still be. */
  readonly error: MutationError | undefined;
  /** What is to be chosen; null while nobody else has changed the record. */
  readonly stale: StaleForm | null;
  /** Shows what somebody else has saved meanwhile, before it is sent. */
  readonly showNewer: () => void;
  /** Whether the last sending saved it. */
  readonly isSaved: boolean;
}

/** Mine where I have typed something, theirs where only they have: pressing Save at once is right most of the time. */
function proposed(differences: readonly Difference[]): Chosen {
  return new Map(
    differences.map(({ field, changedBy }) => [field, changedBy === "them" ? "theirs" : "mine"]),
  );
}

/**
 * Sends a form until it is saved. `onSubmit` resolves with null when it is, with the error when it is not, and with
 * undefined when no response came. When somebody else was faster, it is sent again with what the user chooses, as often
 * as that happens.
 * @param onSaved hears whether something was typed meanwhile, which is still to be saved, and whether whoever sent it has
 *   stayed on the page: only then it may lead to another one
 */
export function useSaving(
  form: DraftForm | undefined,
  onSubmit: () => Promise<MutationError | null | undefined>,
  onSaved: (hasRest: boolean, isStillHere: boolean) => void,
): Saving {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const begin = useStillHere();
  const [error, setError] = useState<MutationError>();
  const [choices, setChoices] = useState<Chosen | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const differences = form?.differences ?? [];

  const recordId = form?.recordId;
  const send = async () => {
    const isStillHere = begin();
    setError(undefined);
    setIsSaved(false);
    const outcome = await onSubmit();
    if (outcome === null) {
      // Whoever leaves now must not be asked about changes that are saved.
      const hasRest = flushSync(() => {
        const isLeft = form?.saved() ?? false;
        setChoices(null);
        setIsSaved(!isLeft);
        return isLeft;
      });
      if (recordId !== undefined) noteSaved(recordId);
      if (hasRest) notifier.information(t`What you typed while it was being saved is not saved yet.`);
      onSaved(hasRest, isStillHere());
    } else {
      setError(outcome);
      setChoices(outcome?.isStale && form ? new Map() : null);
    }
  };
  const sendLatest = useRef(send);
  useLayoutEffect(() => {
    sendLatest.current = send;
  });

  const isChoosing = choices !== null && differences.length > 0;
  const chosen = new Map([...proposed(differences), ...(choices ?? [])]);
  return {
    submit: async () => {
      if (choices === null || !form) return send();
      // What was chosen is in what is sent only after the form was drawn with it.
      flushSync(() => form.takeOver(chosen));
      await sendLatest.current();
    },
    error: isChoosing ? undefined : error,
    stale: isChoosing
      ? {
          differences,
          chosen,
          choose: (field, side) => setChoices((current) => new Map([...(current ?? []), [field, side]])),
          back: () => {
            setError(undefined);
            setChoices(null);
          },
        }
      : null,
    showNewer: () => setChoices(new Map()),
    isSaved,
  };
}
