import { useLingui } from "@lingui/react/macro";
import { use } from "react";
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
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { type InputOf, useChange } from "#/relay/useChange.ts";
import { NumberField } from "#/ui/NumberField.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { useOutcomeText } from "../stepTexts.ts";
import { paymentMethodNames, reasonsTo } from "../orderWords.ts";
import { refusalsOf } from "../refusalsOf.ts";
import { noReason, ReasonFields, reasonInput } from "./ReasonFields.tsx";
import { useDelayedStep } from "./stepDialog.ts";

interface CancelOrderProps {
  readonly id: string;
  readonly number: string;
  /** Parts that were not cancelled, with the reasons. */
  readonly onRefused: (refused: readonly Refusal[]) => void;
  readonly onClose: () => void;
}

/** Cancels every part of an order that has not been sent. */
export function CancelOrder({ id, number, onRefused, onClose }: CancelOrderProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const outcomeText = useOutcomeText();
  const [send, isSending] = useChange<orderDialogsCancelMutation, Results>(
    graphql`
      mutation orderDialogsCancelMutation($input: CancelOrderInput!) {
        cancelOrder(input: $input) {
          ... on CancelOrderSuccess {
            order {
              ...OrderDetails_order
            }
            results {
              outcome
              message
              messageCode
              messageParams
              fulfilment {
                id
                number
              }
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
    `,
    { read: ({ results }) => results ?? [] },
  );
  /** Each part is cancelled or not by itself: what was refused is an outcome and no error. */
  const sendAndTell = async (input: InputOf<orderDialogsCancelMutation>) => {
    const answer = await send(input);
    if (answer === undefined || isError(answer)) return answer;
    const refused = await refusalsOf(
      answer.map(({ fulfilment, ...result }) => ({
        ...result,
        id: fulfilment?.id ?? "",
        name: fulfilment?.number ?? "",
      })),
    );
    onRefused(refused);
    if (refused.length === 0) return null;
    const doneCount = answer.length - refused.length;
    const text = outcomeText("CANCEL", doneCount, refused.length);
    if (doneCount === 0) notifier.failure(text);
    else notifier.information(text);
    return null;
  };
  const cancel = useDelayedStep(id, [sendAndTell, isSending], {
    title: t`${number} cancelled`,
    status: () => "CANCELLED",
  });
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

type Results = NonNullable<orderDialogsCancelMutation["response"]["cancelOrder"]["results"]>;

const isError = (answer: Results | MutationError): answer is MutationError => "fieldErrors" in answer;

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
