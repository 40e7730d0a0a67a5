import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PriceSteps_line$key } from "#/__generated__/PriceSteps_line.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

/** What one piece costs, and on demand the way there from the list price. */
export function PriceSteps({ lineKey }: { lineKey: PriceSteps_line$key }) {
  const { t } = useLingui();
  const { money, percentage } = useFormats();
  const { listPrice, unitPrice, giftPrice, giftWrapping, deliveryShare, discounts } = useFragment(
    graphql`
      fragment PriceSteps_line on OrderLine @throwOnFieldError {
        listPrice
        unitPrice
        giftWrapping
        giftPrice
        deliveryShare
        discounts {
          kind
          percentage
          unitPrice
        }
      }
    `,
    lineKey,
  );
  const names: Readonly<Record<string, string>> = {
    PRODUCT_DISCOUNT: t`Discount`,
    SPECIAL_OFFER: t`Offer`,
    VOLUME_DISCOUNT: t`Volume`,
    BUNDLE_DISCOUNT: t`Bundle`,
  };
  const hasDelivery = Number(deliveryShare) > 0;
  if (discounts.length === 0 && !giftWrapping && !hasDelivery) return money(unitPrice);
  return (
    <details className="order-price">
      <summary>{money(unitPrice)}</summary>
      <ol>
        <li>{t`List ${money(listPrice)}`}</li>
        {discounts.map((step) => (
          <li key={step.kind}>
            {t`${names[step.kind] ?? ""} −${percentage(step.percentage)}: ${money(step.unitPrice)}`}
          </li>
        ))}
        {giftWrapping && <li>{t`Gift wrapping ${money(giftPrice)} each`}</li>}
        {hasDelivery && <li>{t`Delivery share ${money(deliveryShare)}`}</li>}
      </ol>
    </details>
  );
}
