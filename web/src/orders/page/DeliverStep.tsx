import { useLingui } from "@lingui/react/macro";
import { decimalOf, numberOf } from "#/form/decimalField.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { CodeFields, codeInput, noCode } from "../CodeFields.tsx";
import { DeliveredAtFields, deliveredAtInput, deliveredNow } from "./DeliveredAtFields.tsx";
import { useAttempt, useDeliver } from "./fulfilmentMutations.ts";
import { type StepProps, useDelayedStep, useWaitingStep } from "./stepDialog.ts";

/** Says that a part of an order was handed over, against the customer's code where there is one, and what was collected for it. */
export function DeliverStep({
  fulfilment,
  mayApprove,
  onClose,
}: StepProps & { readonly mayApprove: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amounts = useAmountFields();
  const { id, number, dueOnDelivery, isCodeNeeded } = fulfilment;
  const due = numberOf(dueOnDelivery);
  const send = useDeliver();
  const delayed = useDelayedStep(id, send, { title: t`${number} delivered`, status: () => "DELIVERED" });
  // Whether a code is right is known at once: there is nothing to take back.
  const checked = useWaitingStep(id, send);
  return (
    <DraftDialog
      title={t`Was ${number} handed over?`}
      submitLabel={t`Delivered`}
      size="small"
      initial={{ ...noCode, ...deliveredNow, collected: due }}
      {...(isCodeNeeded ? { change: checked } : delayed)}
      input={({ collected, ...values }) => ({
        id,
        collectedAmount: due > 0 ? decimalOf(collected) : null,
        ...(isCodeNeeded && codeInput(values)),
        ...deliveredAtInput(values),
      })}
      {...(isCodeNeeded && { success: t`${number} delivered` })}
      onClose={onClose}
    >
      {({ collected, ...values }, change) => (
        <>
          {isCodeNeeded && <CodeFields values={values} onChange={change} mayApprove={mayApprove} />}
          {due > 0 ? (
            <NumberField
              {...amounts.money((value) => (value === due ? undefined : t`${money(dueOnDelivery)} is due`))}
              name="collectedAmount"
              label={t`Amount collected`}
              required={t`Amount collected is required`}
              value={collected}
              onChange={(collected) => change({ collected })}
            />
          ) : (
            <p>{t`Nothing is left to be paid.`}</p>
          )}
          <DeliveredAtFields values={values} onChange={change} />
        </>
      )}
    </DraftDialog>
  );
}

/** Notes a delivery in vain: it stays on its way. */
export function AttemptStep({ fulfilment: { id, number }, onClose }: StepProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const note = useWaitingStep(id, useAttempt());
  return (
    <DraftDialog
      title={t`Why was ${number} not handed over?`}
      description={t`It stays on its way.`}
      submitLabel={t`Note it`}
      size="small"
      initial={{ reason: "" }}
      change={note}
      input={({ reason }, { idempotencyKey }) => ({ id, reason: reason.trim(), idempotencyKey })}
      success={t`Noted`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          required={t`Reason is required`}
          validate={atMost(500)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}
