import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useRelayEnvironment } from "react-relay";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { fulfilmentStatusNames, useNameIn } from "../orderWords.ts";

type Outcome = MutationError | null | undefined;

interface DelayedStep {
  readonly id: string;
  /** Said with the way back: "2627-000123/1 despatched". */
  readonly title: string;
  /** Where it will stand; left out, where it stands. */
  readonly status?: string;
  readonly send: () => Promise<Outcome>;
}

interface StepOutcome {
  /** Says how a step ended; of one that somebody else was faster with, where the part stands now. */
  readonly tell: (id: string, outcome: Outcome, success?: string) => void;
  /** The same as the text of an error. */
  readonly textOf: (id: string, error: MutationError) => string;
  /**
   * Takes a step that cannot be taken back once it is sent: it is drawn at once and sent when its message with Undo goes, when
   * the page goes away, or before a sign-out (decision 31). Resolves with how it ended; with null also when it was taken back.
   */
  readonly delay: (step: DelayedStep) => Promise<Outcome>;
}

/** How steps with a part of an order are sent and told of. */
export function useStepOutcome(): StepOutcome {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const changes = use(DelayedChangesContext);
  const textOf = (id: string, error: MutationError): string => {
    if (!error.isStale) return mutationErrorText(error);
    const status = environment.getStore().getSource().get(id)?.["status"];
    return t`This order changed: it is ${nameIn(fulfilmentStatusNames, String(status))} now`;
  };
  const tell = (id: string, outcome: Outcome, success?: string) => {
    if (outcome) notifier.failure(textOf(id, outcome), outcome.cause);
    else if (outcome === null && success !== undefined) notifier.success(success);
  };
  const delay = ({ id, title, status, send }: DelayedStep): Promise<Outcome> => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const shown = environment.applyUpdate({
      storeUpdater: (store) => {
        const record = store.get(id);
        if (status !== undefined) record?.setValue(status, "status");
        record?.setValue([], "viewerActions");
      },
    });
    const change = changes.add(async () => {
      message.close();
      const outcome = await send();
      shown.dispose();
      resolve(outcome);
    });
    const message = notifier.offer({
      title,
      label: t`Undo`,
      onAccept: () => {
        if (!change.takeBack()) return;
        shown.dispose();
        notifier.information(t`It is as it was. Nothing was sent.`);
        resolve(null);
      },
      onGone: () => void change.send(),
    });
    return promise;
  };
  return { tell, textOf, delay };
}
