import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FulfilmentTotals_fulfilment$key } from "#/__generated__/FulfilmentTotals_fulfilment.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

/** What a part of an order amounts to, tax by tax. What is nothing is left out. */
export function FulfilmentTotals({ fulfilmentKey }: { fulfilmentKey: FulfilmentTotals_fulfilment$key }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { goodsAmount, giftAmount, deliveryCharge, amounts, dueOnDelivery, collectedAmount } = useFragment(
    graphql`
      fragment FulfilmentTotals_fulfilment on Fulfilment @throwOnFieldError {
        goodsAmount
        giftAmount
        deliveryCharge
        dueOnDelivery
        collectedAmount
        amounts {
          cgst
          sgst
          igst
          total
        }
      }
    `,
    fulfilmentKey,
  );
  const rows: readonly (readonly [string, string])[] = [
    [t`Goods`, goodsAmount],
    [t`Gift wrapping`, giftAmount],
    [t`Delivery`, deliveryCharge],
    [t`CGST`, amounts.cgst],
    [t`SGST`, amounts.sgst],
    [t`IGST`, amounts.igst],
  ];
  const after: readonly (readonly [string, string])[] = [
    [t`To collect`, dueOnDelivery],
    [t`Collected`, collectedAmount],
  ];
  const known = (all: typeof rows) => all.filter(([, amount]) => Number(amount) > 0);
  return (
    <dl className="order-totals">
      {known(rows).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="order-total">
        <dt>{t`Total`}</dt>
        <dd>{money(amounts.total)}</dd>
      </div>
      {known(after).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
