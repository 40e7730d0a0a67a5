import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  PaymentMethod,
  RecordRefundInput,
  RefundDialogMutation,
} from "#/__generated__/RefundDialogMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useChange } from "#/relay/useChange.ts";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { paymentMethodNames } from "../orderWords.ts";
import type { DueRefund } from "./dueRefunds.ts";

type Method = Exclude<PaymentMethod, "%future added value">;
type Input = Omit<RecordRefundInput, "id">;

const methods: readonly Method[] = ["UPI", "BANK_TRANSFER", "CARD", "NET_BANKING", "WALLET", "OTHER"];

interface RefundDialogProps {
  readonly due: readonly DueRefund[];
  /** Whether they were sent, or are not owed after all. */
  readonly wasSent: boolean;
  readonly onDone: (refused: readonly Refusal[]) => void;
  readonly onClose: () => void;
}

/** Says of chosen orders that what is owed back was sent, and how, or that it is not owed after all. */
export default function RefundDialog({ due, wasSent, onDone, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const atMost = useLengthRule();
  const notifier = use(NotifierContext);
  const environment = useRelayEnvironment();
  const [left, setLeft] = useState(due);
  const [isSending, setIsSending] = useState(false);
  const [record] = useChange<RefundDialogMutation>(graphql`
    mutation RefundDialogMutation($input: RecordRefundInput!) {
      recordRefund(input: $input) {
        ... on RecordRefundSuccess {
          refund {
            state
            order {
              refundDue
              amountRefunded
              paymentState
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const send = async (input: Input): Promise<MutationError | null | undefined> => {
    setIsSending(true);
    const refused: Refusal[] = [];
    const owed = new Map(left.map((refund) => [refund.id, refund]));
    let outcome: MutationError | null | undefined = null;
    for (const { id, partId, name } of left) {
      // One after the other, so that each has its answer.
      outcome = await record({ ...input, id });
      // Without a line or a session none of the others would come through: they stay in the form.
      if (outcome === undefined || outcome?.isUnanswered) break;
      if (outcome === null) owed.delete(id);
      else refused.push({ id: partId, name, text: mutationErrorText(outcome) });
      outcome = null;
    }
    setIsSending(false);
    environment.commitUpdate(invalidateLists);
    if (outcome !== null) {
      setLeft([...owed.values()]);
      return outcome;
    }
    const ended = left.length - owed.size;
    const text = wasSent
      ? t`${plural(ended, { one: "# refund recorded", other: "# refunds recorded" })}`
      : t`${plural(ended, { one: "# refund is not owed any more", other: "# refunds are not owed any more" })}`;
    if (refused.length === 0) notifier.success(text);
    else notifier.information(t`${text}, ${count(refused.length)} refused`);
    onDone(refused);
    return null;
  };
  return (
    <DraftDialog<{ method: Method | null; reference: string }, Input, null>
      title={wasSent ? t`Refund sent` : t`Not owed after all`}
      description={
        wasSent
          ? t`Nothing here moves money: it notes what you have sent.`
          : t`These refunds are no longer due, and nothing is sent for them. This cannot be taken back.`
      }
      submitLabel={wasSent ? t`Record` : t`Not owed`}
      size="small"
      initial={{ method: null, reference: "" }}
      change={[send, isSending]}
      input={({ method, reference }) => {
        if (left.length === 0) return null;
        if (!wasSent) return { wasSent };
        return method && { wasSent, method, reference: reference.trim() || null };
      }}
      onClose={onClose}
    >
      {({ method, reference }, change) =>
        left.length === 0 ? (
          <p>{t`None of the chosen orders has a refund that is due.`}</p>
        ) : (
          <>
            <ul className="order-dues">
              {left.map(({ id, name, amount }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {money(amount)}
                </li>
              ))}
            </ul>
            {wasSent && (
              <>
                <Select
                  name="method"
                  label={t`Method`}
                  placeholder={t`Choose a way`}
                  required={t`Method is required`}
                  options={methods.map((id) => ({ id, label: t(paymentMethodNames[id]) }))}
                  value={method}
                  onChange={(id) => change({ method: methods.find((one) => one === id) ?? null })}
                />
                <TextField
                  name="reference"
                  label={t`Reference`}
                  validate={atMost(120)}
                  value={reference}
                  onChange={(reference) => change({ reference })}
                />
              </>
            )}
          </>
        )
      }
    </DraftDialog>
  );
}
