import { useLingui } from "@lingui/react/macro";
import { isWebAddress } from "#/contact/webAddress.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { optionalText } from "#/form/optionalText.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { TextField } from "#/ui/TextField.tsx";
import { useDespatch, useEdit } from "./fulfilmentMutations.ts";
import {
  type SteppedFulfilment,
  type StepProps,
  useDelayedStep,
  useStepRules,
  useWaitingStep,
} from "./stepDialog.ts";

interface Tracking {
  readonly carrier: string;
  readonly tracking: string;
  readonly url: string;
  readonly ewayBill: string;
}

const trackingOf = (fulfilment: SteppedFulfilment): Tracking => ({
  carrier: fulfilment.carrierName ?? "",
  tracking: fulfilment.trackingNumber ?? "",
  url: fulfilment.trackingUrl ?? "",
  ewayBill: fulfilment.ewayBillNumber ?? "",
});

const trackingInput = ({ carrier, tracking, url, ewayBill }: Tracking) => ({
  carrierName: optionalText(carrier),
  trackingNumber: optionalText(tracking),
  trackingUrl: optionalText(url),
  ewayBillNumber: optionalText(ewayBill),
});

/** Goods above this go with an e-way bill (CGST Rule 138). */
const ewayBillAbove = 50_000;

/** Sends a part of an order; its invoice is issued with it. */
export function DespatchStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number, amounts } = fulfilment;
  const despatch = useDelayedStep(id, useDespatch(), {
    title: t`${number} despatched`,
    status: () => "OUT",
  });
  return (
    <DraftDialog
      title={t`Despatch ${number}`}
      description={t`Its invoice is issued with it.`}
      submitLabel={t`Despatch`}
      size="small"
      initial={trackingOf(fulfilment)}
      change={despatch}
      input={(values) => ({ id, ...trackingInput(values) })}
      onClose={onClose}
    >
      {(values, change) => (
        <TrackingFields
          values={values}
          onChange={change}
          isCarrierNeeded
          wantsEwayBill={Number(amounts.total) > ewayBillAbove}
        />
      )}
    </DraftDialog>
  );
}

/** Says how a part of an order goes, until it is handed over. */
export function TrackingStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { id, number, version } = fulfilment;
  const edit = useWaitingStep(id, useEdit());
  return (
    <DraftDialog
      title={t`Tracking of ${number}`}
      size="small"
      initial={trackingOf(fulfilment)}
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
      input={(values, { version }) => ({ id, ...trackingInput(values), version: version ?? null })}
      success={t`Tracking saved`}
      onClose={onClose}
    >
      {(values, change) => <TrackingFields values={values} onChange={change} />}
    </DraftDialog>
  );
}

interface TrackingFieldsProps {
  readonly values: Tracking;
  readonly onChange: (change: Partial<Tracking>) => void;
  readonly isCarrierNeeded?: boolean;
  readonly wantsEwayBill?: boolean;
}

function TrackingFields({
  values,
  onChange,
  isCarrierNeeded = false,
  wantsEwayBill = false,
}: TrackingFieldsProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { ewayBill } = useStepRules();
  return (
    <>
      <TextField
        name="carrierName"
        label={t`Carrier`}
        required={isCarrierNeeded ? t`Choose who delivers it or a carrier` : undefined}
        validate={atMost(60)}
        value={values.carrier}
        onChange={(carrier) => onChange({ carrier })}
      />
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
      <TextField
        name="ewayBillNumber"
        label={t`E-way bill`}
        description={t`12 digits; for goods above ₹50,000.`}
        warning={
          wantsEwayBill && values.ewayBill === "" ? t`Goods of this value go with an e-way bill.` : undefined
        }
        validate={ewayBill}
        value={values.ewayBill}
        onChange={(ewayBill) => onChange({ ewayBill })}
      />
    </>
  );
}
