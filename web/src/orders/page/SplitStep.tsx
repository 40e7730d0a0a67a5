import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { optionalText } from "#/form/optionalText.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { useSplit } from "./fulfilmentMutations.ts";
import { type Pieces, piecesInput, PiecesFields, remaining } from "./PiecesFields.tsx";
import { type StepProps, useWaitingStep } from "./stepDialog.ts";

interface SplitDraft {
  readonly pieces: Pieces;
  readonly reason: string;
}

const initial: SplitDraft = { pieces: {}, reason: "" };

/** Makes a part of its own of what cannot go yet, so that the rest goes now. */
export function SplitStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { id, number } = fulfilment;
  const split = useWaitingStep(id, useSplit());
  return (
    <DraftDialog
      title={t`Split ${number}`}
      description={t`What goes later becomes a part of its own, with an invoice of its own. The delivery charge stays with what goes now.`}
      submitLabel={t`Split it`}
      initial={initial}
      change={split}
      input={({ pieces, reason }, { idempotencyKey }) => {
        const lines = piecesInput(pieces);
        return lines.length === 0 ? null : { id, lines, reason: optionalText(reason), idempotencyKey };
      }}
      success={t`${number} is in two parts now`}
      onClose={onClose}
    >
      {({ pieces, reason }, change) => (
        <>
          <PiecesFields
            name="lines"
            label={t`Pieces that go later`}
            isNeeded
            mustLeave
            lines={remaining(fulfilment)}
            pieces={pieces}
            onChange={(pieces) => change({ pieces })}
          />
          <TextArea
            name="reason"
            label={t`Reason`}
            rows={2}
            validate={atMost(500)}
            value={reason}
            onChange={(reason) => change({ reason })}
          />
        </>
      )}
    </DraftDialog>
  );
}
