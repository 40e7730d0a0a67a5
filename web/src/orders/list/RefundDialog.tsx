import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type {
  PaymentMethod,
  RecordRefundInput,
  RefundDialogMutation,
} from "#/__generated__/RefundDialogMutation.graphql";
import type { refundsQuery as Query } from "#/__generated__/refundsQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useChange } from "#/relay/useChange.ts";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { paymentMethodNames } from "../orderWords.ts";
import { refundsQuery } from "./refundsQuery.ts";

type Method = Exclude<PaymentMethod, "%future added value">;
type Input = Omit<RecordRefundInput, "id">;

const methods: readonly Method[] = ["UPI", "BANK_TRANSFER", "CARD", "NET_BANKING", "WALLET", "OTHER"];

interface RefundDialogProps {
  readonly queryRef: PreloadedQuery<Query>;
  readonly onDone: (refused: readonly Refusal[]) => void;
  readonly onClose: () => void;
}

/** Says of chosen orders that what is owed back was sent, and how. */
export default function RefundDialog({ queryRef, onDone, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const atMost = useLengthRule();
  const notifier = use(NotifierContext);
  const environment = useRelayEnvironment();
  const { nodes } = usePreloadedQuery<Query>(refundsQuery, queryRef);
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
  // Two parts of one order owe the same refund.
  const due = new Map(
    nodes.flatMap((part) =>
      (part?.order?.refunds ?? [])
        .filter(({ state }) => state === "DUE")
        .map((refund) => [refund.id, { ...refund, part: part?.id ?? "", name: part?.number ?? "" }] as const),
    ),
  );
  const send = async (input: Input) => {
    const refused: Refusal[] = [];
    let sent = 0;
    for (const { id, part, name } of due.values()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each has its answer
      const error = await record({ ...input, id });
      if (error === undefined) break;
      if (error === null) sent += 1;
      else refused.push({ id: part, name, text: mutationErrorText(error) });
    }
    environment.commitUpdate(invalidateLists);
    const text = t`${count(sent)} refunds recorded`;
    if (refused.length === 0) notifier.success(text);
    else notifier.information(t`${text}, ${count(refused.length)} refused`);
    onDone(refused);
    return null;
  };
  return (
    <DraftDialog<{ method: Method | null; reference: string }, Input, null>
      title={t`Refund sent`}
      description={t`Nothing here moves money: it notes what you have sent.`}
      submitLabel={t`Record`}
      size="small"
      initial={{ method: null, reference: "" }}
      change={[send, false]}
      input={({ method, reference }) =>
        due.size > 0 && method ? { wasSent: true, method, reference: reference.trim() || null } : null
      }
      onClose={onClose}
    >
      {({ method, reference }, change) =>
        due.size === 0 ? (
          <p>{t`None of the chosen orders has a refund that is due.`}</p>
        ) : (
          <>
            <ul className="order-dues">
              {[...due.values()].map(({ id, name, amount }) => (
                <li key={id}>
                  <bdi>{name}</bdi>: {money(amount)}
                </li>
              ))}
            </ul>
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
        )
      }
    </DraftDialog>
  );
}
