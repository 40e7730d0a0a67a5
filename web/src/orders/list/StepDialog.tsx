import { useLingui } from "@lingui/react/macro";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { Select, type SelectOption } from "#/ui/Select.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { CodeFields, codeInput, noCode } from "../CodeFields.tsx";
import { DeliveryUserField } from "../DeliveryUserField.tsx";
import { type GoesWithDraft, goesWithDraft, GoesWithFields, goesWithInput } from "../GoesWith.tsx";
import { type Reason, reasonNames, reasonsTo } from "../orderWords.ts";
import type { StepInput } from "./useSendSteps.ts";

interface StepDialogProps {
  readonly step: "DESPATCH" | "CANCEL" | "DELIVER" | "ASSIGN";
  /** How many, and what one alone is called. */
  readonly count: number;
  readonly name: string;
  /** The location that sends them; null for several. */
  readonly sellerId: string | null;
  /** How one alone is to go, as far as it is known. */
  readonly way?: KnownWay;
  readonly form: StepForm;
}

/** Whom something is assigned to, or its carrier. */
export interface KnownWay {
  readonly user: SelectOption | null;
  readonly carrier: string | null | undefined;
  readonly tracking: string | null | undefined;
}

const unknownWay: KnownWay = { user: null, carrier: null, tracking: null };

interface StepForm {
  /** Takes the step; what goes wrong with it is said by the form, with what was typed. */
  readonly change: readonly [(input: StepInput) => Promise<MutationError | null | undefined>, boolean];
  readonly isAside?: boolean;
  readonly onClose: () => void;
}

/** What a step with one order or with many asks first. */
export default function StepDialog(props: StepDialogProps) {
  if (props.step === "DESPATCH") return <DespatchDialog {...props} />;
  if (props.step === "ASSIGN") return <AssignDialog {...props} />;
  return props.step === "CANCEL" ? <CancelDialog {...props} /> : <DeliverDialog {...props} />;
}

function DespatchDialog({ count, name, sellerId, way = unknownWay, form }: StepDialogProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <DraftDialog<GoesWithDraft & { tracking: string }, StepInput, null>
      title={count === 1 ? t`Despatch ${name}` : t`Despatch ${count} orders`}
      description={t`Each gets its invoice. The customer is told that it is on its way.`}
      submitLabel={t`Despatch`}
      size="small"
      initial={{ ...goesWithDraft(way.user, way.carrier), tracking: way.tracking ?? "" }}
      {...form}
      input={({ tracking, ...values }) => {
        const goesWith = goesWithInput(values);
        return (
          goesWith && {
            action: "DESPATCH",
            ...goesWith,
            ...(count === 1 && values.who === "carrier" && { trackingNumber: tracking.trim() || null }),
          }
        );
      }}
    >
      {({ tracking, ...values }, change) => (
        <>
          <GoesWithFields values={values} onChange={change} sellerId={sellerId} isOfMany={count > 1} />
          {count === 1 && values.who === "carrier" && (
            <TextField
              name="trackingNumber"
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

function AssignDialog({ count, name, sellerId, way = unknownWay, form }: StepDialogProps) {
  const { t } = useLingui();
  return (
    <DraftDialog<{ user: SelectOption | null }, StepInput, null>
      title={count === 1 ? t`Who delivers ${name}?` : t`Who delivers ${count} orders?`}
      submitLabel={t`Assign`}
      size="small"
      initial={{ user: way.user }}
      {...form}
      input={({ user }) => user && { action: "ASSIGN", deliveryUserId: user.id }}
    >
      {({ user }, change) => (
        <DeliveryUserField
          name="deliveryUserId"
          label={t`Delivery user`}
          required={t`Delivery user is required`}
          sellerId={sellerId}
          chosen={user}
          onChoose={(user) => change({ user })}
        />
      )}
    </DraftDialog>
  );
}

interface CodeDialogProps {
  readonly name: string;
  readonly change: readonly [
    (input: ReturnType<typeof codeInput>) => Promise<MutationError | null | undefined>,
    boolean,
  ];
  readonly mayApprove: boolean;
  readonly onClose: () => void;
}

/** Asks for the customer's code: whether it is right is known at once. */
export function CodeDialog({ name, change, mayApprove, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  return (
    <DraftDialog
      title={t`Was ${name} handed over?`}
      submitLabel={t`Delivered`}
      size="small"
      initial={noCode}
      change={change}
      input={codeInput}
      success={t`${name} delivered`}
      onClose={onClose}
    >
      {(values, change) => <CodeFields values={values} onChange={change} mayApprove={mayApprove} />}
    </DraftDialog>
  );
}

function CancelDialog({ count, name, form }: StepDialogProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <DraftDialog<{ reason: Reason | null; text: string }, StepInput, null>
      title={count === 1 ? t`Cancel ${name}` : t`Cancel ${count} orders`}
      description={t`Its stock is given back. What was paid becomes a refund that is due.`}
      submitLabel={t`Cancel the order`}
      size="small"
      initial={{ reason: null, text: "" }}
      {...form}
      input={({ reason, text }) => reason && { action: "CANCEL", reason, text: text.trim() || null }}
    >
      {({ reason, text }, change) => (
        <>
          <Select
            name="reason"
            label={t`Reason`}
            placeholder={t`Choose a reason`}
            required={t`Reason is required`}
            options={reasonsTo.CANCEL.map((id) => ({ id, label: t(reasonNames[id]) }))}
            value={reason}
            onChange={(id) => change({ reason: reasonsTo.CANCEL.find((one) => one === id) ?? null })}
          />
          <TextArea
            name="text"
            label={t`Reason in words`}
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

function DeliverDialog({ count, name, form: { change, onClose } }: StepDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={count === 1 ? t`Mark ${name} delivered` : t`Mark ${count} orders delivered`}
      confirmLabel={t`Mark delivered`}
      cancelLabel={t`Not now`}
      onConfirm={() => {
        const [send] = change;
        void send({ action: "DELIVER" });
        onClose();
      }}
    >
      {t`They were handed over, which cannot be taken back. What is collected in cash, or handed over against a code, is marked row by row.`}
    </ConfirmDialog>
  );
}
