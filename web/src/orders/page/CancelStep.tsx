import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { reasonsTo } from "../orderWords.ts";
import { useBringBack, useCancel } from "./fulfilmentMutations.ts";
import { type Pieces, piecesInput, PiecesFields, remaining } from "./PiecesFields.tsx";
import { noReason, type ReasonDraft, ReasonFields, reasonInput } from "./ReasonFields.tsx";
import { type StepProps, useDelayedStep, useWaitingStep } from "./stepDialog.ts";

interface CancelDraft extends ReasonDraft {
  readonly isPart: boolean;
  readonly pieces: Pieces;
}

/** Cancels a part of an order, or some of its pieces. */
export function CancelStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number } = fulfilment;
  const lines = remaining(fulfilment);
  const cancel = useDelayedStep(id, useCancel(), {
    title: t`${number} cancelled`,
    status: (input) => (input.lines ? undefined : "CANCELLED"),
  });
  const initial: CancelDraft = { ...noReason, isPart: false, pieces: {} };
  return (
    <DraftDialog
      title={t`Cancel ${number}`}
      description={t`What was paid becomes a refund that is due.`}
      submitLabel={t`Cancel it`}
      initial={initial}
      {...cancel}
      input={(values, { idempotencyKey }) => {
        const reason = reasonInput(values);
        const pieces = values.isPart ? piecesInput(values.pieces) : null;
        return reason && pieces?.length !== 0 ? { id, ...reason, lines: pieces, idempotencyKey } : null;
      }}
      onClose={onClose}
    >
      {(values, change) => (
        <>
          <Checkbox isSelected={values.isPart} onChange={(isPart) => change({ isPart })}>
            {t`Only some pieces`}
          </Checkbox>
          {values.isPart && (
            <PiecesFields
              name="lines"
              label={t`Pieces that are cancelled`}
              isNeeded
              lines={lines}
              pieces={values.pieces}
              onChange={(pieces) => change({ pieces })}
            />
          )}
          <ReasonFields offered={reasonsTo.CANCEL} values={values} onChange={change} />
        </>
      )}
    </DraftDialog>
  );
}

/** Says that a part of an order came back undelivered; its invoice is credited. */
export function BringBackStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number } = fulfilment;
  const bringBack = useWaitingStep(id, useBringBack());
  const initial: ReasonDraft & { readonly pieces: Pieces } = { ...noReason, pieces: {} };
  return (
    <DraftDialog
      title={t`Bring ${number} back`}
      description={t`Its invoice is credited, and what was paid becomes a refund that is due.`}
      submitLabel={t`It is back`}
      initial={initial}
      change={bringBack}
      input={(values) => {
        const reason = reasonInput(values);
        return reason && { id, ...reason, notRestocked: piecesInput(values.pieces) };
      }}
      success={t`${number} is back`}
      onClose={onClose}
    >
      {(values, change) => (
        <>
          <ReasonFields offered={reasonsTo.BRING_BACK} values={values} onChange={change} />
          <PiecesFields
            name="notRestocked"
            label={t`Pieces that cannot be sold again`}
            lines={remaining(fulfilment)}
            pieces={values.pieces}
            onChange={(pieces) => change({ pieces })}
          />
        </>
      )}
    </DraftDialog>
  );
}
