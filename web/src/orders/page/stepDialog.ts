import { useLingui } from "@lingui/react/macro";
import type { fulfilmentDialogs_fulfilment$data } from "#/__generated__/fulfilmentDialogs_fulfilment.graphql";
import { useAside } from "#/form/useAside.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { useStepOutcome } from "./useStepOutcome.ts";

/** What the dialogs know of a part of an order. */
export type SteppedFulfilment = Omit<fulfilmentDialogs_fulfilment$data, " $fragmentType">;

export interface StepProps {
  readonly fulfilment: SteppedFulfilment;
  readonly onClose: () => void;
}

type Outcome = MutationError | null | undefined;
type Sending<Input> = readonly [(input: Input) => Promise<Outcome>, boolean];

/** The errors of a step as a form shows them: of one that somebody else was faster with, where the part stands now. */
function useFormOutcome(id: string): (outcome: Outcome) => Outcome {
  const { textOf } = useStepOutcome();
  return (outcome) => {
    if (!outcome?.isStale) return outcome;
    const { isStale: _, ...error } = outcome;
    return { ...error, formError: textOf(id, outcome) };
  };
}

/** A step whose dialog waits for it. */
export function useWaitingStep<Input>(id: string, [send, isPending]: Sending<Input>): Sending<Input> {
  const formOutcome = useFormOutcome(id);
  return [async (input) => formOutcome(await send(input)), isPending];
}

/** A step that is sent when its message with Undo goes: its dialog steps aside until then. */
export function useDelayedStep<Input>(
  id: string,
  [send]: Sending<Input>,
  { title, status }: { readonly title: string; readonly status: (input: Input) => string | undefined },
): { readonly change: Sending<Input>; readonly isAside: boolean } {
  const { delay, tell } = useStepOutcome();
  const formOutcome = useFormOutcome(id);
  return useAside(
    async (input: Input) => {
      const shown = status(input);
      const sent = delay({
        id,
        title,
        send: () => send(input),
        ...(shown !== undefined && { status: shown }),
      });
      return formOutcome(await sent);
    },
    (error) => tell(id, error),
  );
}

/** Rules for what is typed into the dialogs. */
export function useStepRules() {
  const { t } = useLingui();
  return {
    /** A whole number within a range; an empty field has other rules. */
    whole: (lowest: number, highest: number) => (value: number) =>
      Number.isNaN(value) || (Number.isInteger(value) && value >= lowest && value <= highest)
        ? null
        : t`Must be a whole number from ${lowest} to ${highest}`,
    ewayBill: (value: string) =>
      value === "" || /^\d{12}$/.test(value.trim()) ? null : t`An e-way bill number has 12 digits`,
  };
}
