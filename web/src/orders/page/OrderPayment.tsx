import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderPayment_order$key } from "#/__generated__/OrderPayment_order.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { PaymentBadge } from "../OrderBadges.tsx";
import { paymentMethodNames, refundStateNames, useNameIn } from "../orderWords.ts";

const RecordPayment = lazy(async () => ({ default: (await import("./orderDialogs.tsx")).RecordPayment }));
const DropRefund = lazy(() => import("./DropRefund.tsx"));
const RecordRefund = lazy(async () => ({ default: (await import("./orderDialogs.tsx")).RecordRefund }));

/** What was paid of an order and what is owed back; the sums are the company's alone. */
export function OrderPayment({ orderKey }: { orderKey: OrderPayment_order$key }) {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const { money, day } = useFormats();
  const [open, setOpen] = useState<"payment" | "sent" | "dropped">();
  const [refundId, setRefundId] = useState<string>();
  const order = useFragment(
    graphql`
      fragment OrderPayment_order on Order @throwOnFieldError {
        id
        number
        paymentMethod
        paymentState
        paymentReference
        amountPaid
        amountRefunded
        refundDue
        totals {
          goods
          delivery
          tax
          total
        }
        refunds {
          id
          amount
          reason
          state
          method
          reference
          sentOn
        }
      }
    `,
    orderKey,
  );
  const { id, number, paymentMethod, paymentState, amountPaid, totals, refunds } = order;
  const sums: readonly (readonly [string, string | null | undefined])[] = [
    [t`Goods`, totals?.goods],
    [t`Delivery`, totals?.delivery],
    [t`Taxes`, totals?.tax],
    [t`Total`, totals?.total],
    [t`Paid`, amountPaid],
    [t`Refunded`, order.amountRefunded],
    [t`Refund due`, order.refundDue],
  ];
  const isOpen = totals != null && amountPaid != null && Number(amountPaid) < Number(totals.total);
  const refund = refunds?.find((one) => one.id === refundId);
  const close = () => setOpen(undefined);
  const ask = (what: "sent" | "dropped", id: string) => {
    setOpen(what);
    setRefundId(id);
  };
  return (
    <Card
      title={t`Payment`}
      actions={<PaymentBadge state={paymentState} />}
      footer={
        isOpen && (
          <Button size="small" onPress={() => setOpen("payment")}>
            {t`Record a payment`}
          </Button>
        )
      }
    >
      <dl className="order-totals">
        <div>
          <dt>{t`Method`}</dt>
          <dd>{nameIn(paymentMethodNames, paymentMethod)}</dd>
        </div>
        {order.paymentReference && (
          <div>
            <dt>{t`Reference`}</dt>
            <dd dir="auto">{order.paymentReference}</dd>
          </div>
        )}
        {sums.map(
          ([name, amount]) =>
            amount != null &&
            Number(amount) > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{money(amount)}</dd>
              </div>
            ),
        )}
      </dl>
      {refunds && refunds.length > 0 && (
        <ul className="order-refunds" aria-label={t`Refunds`}>
          {refunds.map((one) => (
            <li key={one.id}>
              <span>
                <strong>{money(one.amount)}</strong> · {nameIn(refundStateNames, one.state)}
                {one.sentOn && ` · ${day(one.sentOn)}`}
                <span className="order-note" dir="auto">
                  {[one.method && nameIn(paymentMethodNames, one.method), one.reference]
                    .filter((part) => part)
                    .join(" · ") || one.reason}
                </span>
              </span>
              {one.state === "DUE" && (
                <span className="order-refund-ends">
                  <Button size="small" onPress={() => ask("sent", one.id)}>
                    {t`Record as sent`}
                  </Button>
                  <Button size="small" variant="quiet" onPress={() => ask("dropped", one.id)}>
                    {t`Not owed after all`}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open === "payment" && (
          <RecordPayment
            id={id}
            number={number}
            left={(Number(totals?.total) - Number(amountPaid)).toFixed(2)}
            onClose={close}
          />
        )}
        {refund && open === "sent" && <RecordRefund id={refund.id} amount={refund.amount} onClose={close} />}
        {refund && open === "dropped" && <DropRefund id={refund.id} amount={refund.amount} onClose={close} />}
      </Suspense>
    </Card>
  );
}
