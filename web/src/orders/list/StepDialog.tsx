import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { type Reason, reasonNames } from "../orderWords.ts";
import type { StepInput } from "./useSendSteps.ts";

interface StepDialogProps {
  readonly step: "DESPATCH" | "CANCEL" | "DELIVER";
  /** How many, and what one alone is called. */
  readonly count: number;
  readonly name: string;
  readonly onSubmit: (input: StepInput) => void;
  readonly onClose: () => void;
}

/** Why orders are cancelled before they go out; the other reasons are of what comes back. */
const reasons = [
  "CUSTOMER_REQUEST",
  "OUT_OF_STOCK",
  "WRONG_PRICE",
  "ADDRESS_UNSERVICEABLE",
  "PAYMENT_FAILED",
  "SUSPECTED_FRAUD",
  "DAMAGED",
  "OTHER",
] as const satisfies readonly Reason[];

/** What a step with one order or with many asks first. */
export default function StepDialog(props: StepDialogProps) {
  if (props.step === "DESPATCH") return <DespatchDialog {...props} />;
  return props.step === "CANCEL" ? <CancelDialog {...props} /> : <DeliverDialog {...props} />;
}

/** Hands the input on and closes: what comes of it is said by a message, not by the form. */
const hand = (onSubmit: StepDialogProps["onSubmit"]) =>
  [
    (input: StepInput) => {
      onSubmit(input);
      return Promise.resolve(null);
    },
    false,
  ] as const;

function DespatchDialog({ count, name, onSubmit, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <DraftDialog<{ carrier: string; tracking: string }, StepInput, null>
      title={count === 1 ? t`Despatch ${name}` : t`Despatch ${count} orders`}
      description={t`Each gets its invoice. The customer is told that it is on its way.`}
      submitLabel={t`Despatch`}
      size="small"
      initial={{ carrier: "", tracking: "" }}
      change={hand(onSubmit)}
      input={({ carrier, tracking }) => ({
        action: "DESPATCH",
        carrierName: carrier.trim() || null,
        ...(count === 1 && { trackingNumber: tracking.trim() || null }),
      })}
      onClose={onClose}
    >
      {({ carrier, tracking }, change) => (
        <>
          <TextField
            name="carrier"
            label={t`Carrier`}
            required={t`Carrier is required`}
            validate={atMost(60)}
            value={carrier}
            onChange={(carrier) => change({ carrier })}
          />
          {count === 1 && (
            <TextField
              name="tracking"
              label={t`Tracking number`}
              validate={atMost(60)}
              value={tracking}
              onChange={(tracking) => change({ tracking })}
            />
          )}
        </>
      )}
    </DraftDialog>
  );
}

function CancelDialog({ count, name, onSubmit, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <DraftDialog<{ reason: Reason | null; text: string }, StepInput, null>
      title={count === 1 ? t`Cancel ${name}` : t`Cancel ${count} orders`}
      description={t`Its stock is given back. What was paid becomes a refund that is due.`}
      submitLabel={t`Cancel the order`}
      size="small"
      initial={{ reason: null, text: "" }}
      change={hand(onSubmit)}
      input={({ reason, text }) => reason && { action: "CANCEL", reason, text: text.trim() || null }}
      onClose={onClose}
    >
      {({ reason, text }, change) => (
        <>
          <Select
            name="reason"
            label={t`Reason`}
            placeholder={t`Choose a reason`}
            required={t`Reason is required`}
            options={reasons.map((id) => ({ id, label: t(reasonNames[id]) }))}
            value={reason}
            onChange={(id) => change({ reason: reasons.find((one) => one === id) ?? null })}
          />
          <TextArea
            name="text"
            label={t`Reason in words`}
            description={t`The customer reads it.`}
            {...(reason === "OTHER" && { required: t`Say what the reason is` })}
            validate={atMost(500)}
            value={text}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    </DraftDialog>
  );
}

function DeliverDialog({ count, name, onSubmit, onClose }: StepDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={count === 1 ? t`Mark ${name} delivered` : t`Mark ${count} orders delivered`}
      confirmLabel={t`Mark delivered`}
      cancelLabel={t`Not now`}
      onConfirm={() => {
        onSubmit({ action: "DELIVER" });
        onClose();
      }}
    >
      {t`They were handed over, which cannot be taken back. What is collected in cash is marked row by row.`}
    </ConfirmDialog>
  );
}
