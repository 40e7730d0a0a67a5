import { useLingui } from "@lingui/react/macro";
import type { fulfilmentDialogs_fulfilment$data } from "#/__generated__/fulfilmentDialogs_fulfilment.graphql";
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

/** A step whose dialog waits for it: of one that somebody else was faster with, it says where the part stands now. */
export function useWaitingStep<Input>(id: string, [send, isPending]: Sending<Input>): Sending<Input> {
  const { textOf } = useStepOutcome();
  const told = async (input: Input): Promise<Outcome> => {
    const outcome = await send(input);
    if (!outcome?.isStale) return outcome;
    const { isStale: _, ...error } = outcome;
    return { ...error, formError: textOf(id, outcome) };
  };
  return [told, isPending];
}

/** A step that is sent when its message with Undo goes: its dialog closes at once. */
export function useDelayedStep<Input>(
  id: string,
  [send]: Sending<Input>,
  { title, status }: { readonly title: string; readonly status: (input: Input) => string | undefined },
): Sending<Input> {
  const { delay } = useStepOutcome();
  const later = (input: Input): Promise<null> => {
    const shown = status(input);
    delay({ id, title, send: () => send(input), ...(shown !== undefined && { status: shown }) });
    return Promise.resolve(null);
  };
  return [later, false];
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
