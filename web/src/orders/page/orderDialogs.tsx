import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { orderDialogsCancelMutation } from "#/__generated__/orderDialogsCancelMutation.graphql";
import type { orderDialogsPaymentMutation } from "#/__generated__/orderDialogsPaymentMutation.graphql";
import type {
  orderDialogsRefundMutation,
  PaymentMethod,
} from "#/__generated__/orderDialogsRefundMutation.graphql";
import { DayField } from "#/form/DayField.tsx";
import { decimalOf, numberOf } from "#/form/decimalField.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { optionalText } from "#/form/optionalText.ts";
import { useAmountFields } from "#/form/useAmountFields.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { useChange } from "#/relay/useChange.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { paymentMethodNames, reasonsTo } from "../orderWords.ts";
import { noReason, ReasonFields, reasonInput } from "./ReasonFields.tsx";
import { useDelayedStep } from "./stepDialog.ts";

interface CancelOrderProps {
  readonly id: string;
  readonly number: string;
  readonly onClose: () => void;
}

/** Cancels every part of an order that has not been sent. */
export function CancelOrder({ id, number, onClose }: CancelOrderProps) {
  const { t } = useLingui();
  const send = useChange<orderDialogsCancelMutation>(graphql`
    mutation orderDialogsCancelMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        ... on CancelOrderSuccess {
          order {
            ...OrderDetails_order
          }
        }
        ... on ConflictError {
          current {
            ...OrderDetails_order @alias(as: "order")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const cancel = useDelayedStep(id, send, { title: t`${number} cancelled`, status: () => "CANCELLED" });
  return (
    <DraftDialog
      title={t`Cancel ${number}`}
      description={t`Parts that were sent stay. What was paid becomes a refund that is due.`}
      submitLabel={t`Cancel it`}
      size="small"
      initial={noReason}
      {...cancel}
      input={(values) => {
        const reason = reasonInput(values);
        return reason && { id, ...reason };
      }}
      onClose={onClose}
    >
      {(values, change) => <ReasonFields offered={reasonsTo.CANCEL} values={values} onChange={change} />}
    </DraftDialog>
  );
}

interface RecordPaymentProps {
  readonly id: string;
  readonly number: string;
  /** What is still to be paid, INR. */
  readonly left: string;
  readonly onClose: () => void;
}

/** Notes money that has come. */
export function RecordPayment({ id, number, left, onClose }: RecordPaymentProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const amounts = useAmountFields();
  const record = useChange<orderDialogsPaymentMutation>(graphql`
    mutation orderDialogsPaymentMutation($input: RecordOrderPaymentInput!) {
      recordOrderPayment(input: $input) {
        ... on RecordOrderPaymentSuccess {
          order {
            ...OrderDetails_order
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Payment of ${number}`}
      submitLabel={t`Record it`}
      size="small"
      initial={{ amount: numberOf(left), reference: "" }}
      change={record}
      input={({ amount, reference }) => ({ id, amount: decimalOf(amount), reference: reference.trim() })}
      success={t`Payment recorded`}
      onClose={onClose}
    >
      {({ amount, reference }, change) => (
        <>
          <NumberField
            {...amounts.money((value) => (value > 0 ? undefined : t`Must be an amount above 0`))}
            name="amount"
            label={t`Amount`}
            required={t`Amount is required`}
            value={amount}
            onChange={(amount) => change({ amount })}
          />
          <TextField
            name="reference"
            label={t`Reference`}
            description={t`What the payment is called by who took it; it counts once.`}
            required={t`Reference is required`}
            validate={atMost(120)}
            value={reference}
            onChange={(reference) => change({ reference })}
          />
        </>
      )}
    </DraftDialog>
  );
}

type Method = Exclude<PaymentMethod, "%future added value">;

const isMethod = (id: string): id is Method => id in paymentMethodNames;

interface RecordRefundProps {
  readonly id: string;
  readonly amount: string;
  readonly onClose: () => void;
}

interface RefundDraft {
  readonly method: Method | null;
  readonly reference: string;
  readonly sentOn: string;
}

/** Notes that money that was owed has been sent back. */
export function RecordRefund({ id, amount, onClose }: RecordRefundProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const atMost = useLengthRule();
  const record = useChange<orderDialogsRefundMutation>(graphql`
    mutation orderDialogsRefundMutation($input: RecordRefundInput!) {
      recordRefund(input: $input) {
        ... on RecordRefundSuccess {
          refund {
            order {
              ...OrderHeader_order
              ...OrderSide_order
            }
          }
        }
        ... on ConflictError {
          current {
            __typename
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const initial: RefundDraft = { method: null, reference: "", sentOn: businessToday() };
  const methods = Object.entries(paymentMethodNames).map(([method, name]) => ({
    id: method,
    label: t(name),
  }));
  return (
    <DraftDialog
      title={t`Refund of ${money(amount)}`}
      description={t`The money is sent by you; here it is noted.`}
      submitLabel={t`It was sent`}
      size="small"
      initial={initial}
      change={record}
      input={({ method, reference, sentOn }) =>
        method && { id, wasSent: true, method, reference: optionalText(reference), sentOn }
      }
      success={t`Refund recorded`}
      onClose={onClose}
    >
      {({ method, reference, sentOn }, change) => (
        <>
          <Select
            name="method"
            label={t`Method`}
            placeholder={t`Choose a method`}
            required={t`Method is required`}
            options={methods}
            value={method}
            onChange={(chosen) => isMethod(chosen) && change({ method: chosen })}
          />
          <TextField
            name="reference"
            label={t`Reference`}
            validate={atMost(120)}
            value={reference}
            onChange={(reference) => change({ reference })}
          />
          <DayField
            name="sentOn"
            label={t`Sent on`}
            required={t`Sent on is required`}
            value={sentOn}
            onChange={(sentOn) => change({ sentOn })}
          />
        </>
      )}
    </DraftDialog>
  );
}
