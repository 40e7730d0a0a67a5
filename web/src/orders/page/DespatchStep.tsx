import { useLingui } from "@lingui/react/macro";
import { isWebAddress } from "#/contact/webAddress.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { optionalText } from "#/form/optionalText.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { DeliveryUserField } from "../DeliveryUserField.tsx";
import { type GoesWithDraft, goesWithDraft, GoesWithFields, goesWithInput } from "../GoesWith.tsx";
import { useAssign, useDespatch, useEdit } from "./fulfilmentMutations.ts";
import {
  type SteppedFulfilment,
  type StepProps,
  useDelayedStep,
  useStepRules,
  useWaitingStep,
} from "./stepDialog.ts";

interface Tracking {
  readonly tracking: string;
  readonly url: string;
  readonly ewayBill: string;
}

const trackingOf = (fulfilment: SteppedFulfilment): Tracking => ({
  tracking: fulfilment.trackingNumber ?? "",
  url: fulfilment.trackingUrl ?? "",
  ewayBill: fulfilment.ewayBillNumber ?? "",
});

const trackingInput = ({ tracking, url, ewayBill }: Tracking) => ({
  trackingNumber: optionalText(tracking),
  trackingUrl: optionalText(url),
  ewayBillNumber: optionalText(ewayBill),
});

const optionOf = ({ deliveryUser }: SteppedFulfilment): SelectOption | null =>
  deliveryUser ? { id: deliveryUser.id, label: deliveryUser.name } : null;

/** Goods above this go with an e-way bill (CGST Rule 138). */
const ewayBillAbove = 50_000;

/** Sends a part of an order; its invoice is issued with it. */
export function DespatchStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number, amounts, carrierName, seller } = fulfilment;
  const despatch = useDelayedStep(id, useDespatch(), {
    title: t`${number} despatched`,
    status: () => "OUT",
  });
  const initial: Tracking & GoesWithDraft = {
    ...trackingOf(fulfilment),
    ...goesWithDraft(optionOf(fulfilment), carrierName),
  };
  return (
    <DraftDialog
      title={t`Despatch ${number}`}
      description={t`Its invoice is issued with it.`}
      submitLabel={t`Despatch`}
      size="small"
      initial={initial}
      {...despatch}
      input={(values) => {
        const goesWith = goesWithInput(values);
        const { ewayBillNumber, ...tracking } = trackingInput(values);
        return goesWith && { id, ...goesWith, ...(values.who === "carrier" && tracking), ewayBillNumber };
      }}
      onClose={onClose}
    >
      {(values, change) => (
        <>
          <GoesWithFields values={values} onChange={change} sellerId={seller?.id ?? null} />
          {values.who === "carrier" && <TrackingFields values={values} onChange={change} />}
          <EwayBillField
            value={values.ewayBill}
            onChange={(ewayBill) => change({ ewayBill })}
            isWanted={Number(amounts.total) > ewayBillAbove}
          />
        </>
      )}
    </DraftDialog>
  );
}

/** Says who will bring a part of an order, or does instead. */
export function AssignStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number, seller } = fulfilment;
  const assign = useWaitingStep(id, useAssign());
  return (
    <DraftDialog
      title={t`Who delivers ${number}?`}
      submitLabel={t`Assign`}
      size="small"
      initial={{ user: optionOf(fulfilment) }}
      change={assign}
      input={({ user }) => user && { id, deliveryUserId: user.id }}
      success={({ user }) => t`${number} assigned to ${user?.label}`}
      onClose={onClose}
    >
      {({ user }, change) => (
        <DeliveryUserField
          name="deliveryUserId"
          label={t`Delivery user`}
          required={t`Delivery user is required`}
          sellerId={seller?.id ?? null}
          chosen={user}
          onChoose={(user) => change({ user })}
        />
      )}
    </DraftDialog>
  );
}

/** Says how a part of an order goes, until it is handed over. */
export function TrackingStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { id, number, version, carrierName } = fulfilment;
  const edit = useWaitingStep(id, useEdit());
  return (
    <DraftDialog
      title={t`Tracking of ${number}`}
      size="small"
      initial={{ ...trackingOf(fulfilment), carrier: carrierName ?? "" }}
      draft={{
        version,
        fields: {
          carrier: { label: t`Carrier` },
          tracking: { label: t`Tracking number` },
          url: { label: t`Tracking link` },
          ewayBill: { label: t`E-way bill` },
        },
      }}
      change={edit}
      input={(values, { version }) => ({
        id,
        carrierName: optionalText(values.carrier),
        ...trackingInput(values),
        version: version ?? null,
      })}
      success={t`Tracking saved`}
      onClose={onClose}
    >
      {(values, change) => (
        <>
          <TextField
            name="carrierName"
            label={t`Carrier`}
            validate={atMost(60)}
            value={values.carrier}
            onChange={(carrier) => change({ carrier })}
          />
          <TrackingFields values={values} onChange={change} />
          <EwayBillField value={values.ewayBill} onChange={(ewayBill) => change({ ewayBill })} />
        </>
      )}
    </DraftDialog>
  );
}

interface TrackingFieldsProps {
  readonly values: Tracking;
  readonly onChange: (change: Partial<Tracking>) => void;
}

function TrackingFields({ values, onChange }: TrackingFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  return (
    <>
      <TextField
        name="trackingNumber"
        label={t`Tracking number`}
        validate={atMost(60)}
        value={values.tracking}
        onChange={(tracking) => onChange({ tracking })}
      />
      <TextField
        name="trackingUrl"
        label={t`Tracking link`}
        validate={(url) =>
          url === "" || isWebAddress(url) ? atMost(500)(url) : t`Must be an address on the web`
        }
        value={values.url}
        onChange={(url) => onChange({ url })}
      />
    </>
  );
}

interface EwayBillFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWanted?: boolean;
}

function EwayBillField({ value, onChange, isWanted = false }: EwayBillFieldProps) {
  const { t } = useLingui();
  const { ewayBill } = useStepRules();
  return (
    <TextField
      name="ewayBillNumber"
      label={t`E-way bill`}
      description={t`12 digits; for goods above ₹50,000.`}
      warning={isWanted && value === "" ? t`Goods of this value go with an e-way bill.` : undefined}
      validate={ewayBill}
      value={value}
      onChange={onChange}
    />
  );
}
