import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { reasonsTo } from "../orderWords.ts";
import { useRecordReturn } from "./fulfilmentMutations.ts";
import { type Pieces, piecesInput, PiecesFields, remaining } from "./PiecesFields.tsx";
import { noReason, type ReasonDraft, ReasonFields, reasonInput } from "./ReasonFields.tsx";
import { type StepProps, useWaitingStep } from "./stepDialog.ts";

interface ReturnDraft extends ReasonDraft {
  readonly pieces: Pieces;
  readonly isSellable: boolean;
  /** Where fewer go back on the shelf than come back. */
  readonly restocked: Pieces;
  readonly withDeliveryCharge: boolean;
}

const initial: ReturnDraft = {
  ...noReason,
  pieces: {},
  isSellable: false,
  restocked: {},
  withDeliveryCharge: false,
};

/** Takes back pieces that were handed over. Without a word they are not sold again: nobody has looked at them yet. */
export function ReturnStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number, deliveryCharge } = fulfilment;
  const lines = remaining(fulfilment);
  const record = useWaitingStep(id, useRecordReturn());
  return (
    <DraftDialog
      title={t`Return from ${number}`}
      description={t`A credit note is issued, and what was paid for these pieces becomes a refund that is due.`}
      submitLabel={t`Record it`}
      initial={initial}
      change={record}
      input={({ pieces, isSellable, restocked, withDeliveryCharge, ...values }, { idempotencyKey }) => {
        const reason = reasonInput(values);
        const back = piecesInput(pieces);
        if (!reason || back.length === 0) return null;
        const sellable = isSellable ? piecesInput(sellableOf(pieces, restocked)) : [];
        return { id, ...reason, lines: back, restocked: sellable, withDeliveryCharge, idempotencyKey };
      }}
      success={t`Return from ${number} recorded`}
      onClose={onClose}
    >
      {({ pieces, isSellable, restocked, withDeliveryCharge, ...values }, change) => {
        const coming = lines
          .map((line) => ({ ...line, left: pieces[line.id] ?? 0 }))
          .filter(({ left }) => left > 0);
        return (
          <>
            <PiecesFields
              name="lines"
              label={t`Pieces that come back`}
              isNeeded
              lines={lines}
              pieces={pieces}
              onChange={(pieces) => change({ pieces })}
            />
            <Checkbox isSelected={isSellable} onChange={(isSellable) => change({ isSellable })}>
              {t`They can be sold again`}
            </Checkbox>
            {isSellable && coming.length > 0 && (
              <PiecesFields
                name="restocked"
                label={t`Of them, pieces that can be sold again`}
                lines={coming}
                pieces={sellableOf(pieces, restocked)}
                onChange={(restocked) => change({ restocked })}
              />
            )}
            {Number(deliveryCharge) > 0 && (
              <Checkbox
                isSelected={withDeliveryCharge}
                onChange={(withDeliveryCharge) => change({ withDeliveryCharge })}
              >
                {t`Give back their part of the delivery charge, too`}
              </Checkbox>
            )}
            <ReasonFields offered={reasonsTo.RECORD_RETURN} values={values} onChange={change} />
          </>
        );
      }}
    </DraftDialog>
  );
}

/** What of each line can be sold again: all of it unless less was said, and never more than comes back. */
function sellableOf(pieces: Pieces, restocked: Pieces): Pieces {
  return Object.fromEntries(
    Object.entries(pieces).map(([line, quantity]) => [line, Math.min(restocked[line] ?? quantity, quantity)]),
  );
}
