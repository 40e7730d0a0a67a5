import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { VariantRow_variant$key } from "#/__generated__/VariantRow_variant.graphql";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { Badge } from "#/ui/Badge.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { VariantActions } from "./VariantActions.tsx";

interface VariantRowProps {
  readonly id: string;
  readonly variantKey: VariantRow_variant$key;
  readonly mayEdit: boolean;
  /** The product's other variants. */
  readonly others: readonly TakenOrder[];
}

/** One variant: order, names, default mark, price, gift wrapping. A withdrawn one is greyed, with its reason. */
export function VariantRow({ id, variantKey, mayEdit, others }: VariantRowProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const variant = useFragment(
    graphql`
      fragment VariantRow_variant on Variant @throwOnFieldError {
        shortName
        longName
        sku
        order
        price
        isDefault
        giftWrappingEnabled
        giftWrappingPrice
        closed
        closedReason
        temporarilyUnavailable
        ...VariantActions_variant
      }
    `,
    variantKey,
  );
  const { closed, closedReason, temporarilyUnavailable } = variant;
  return (
    <Row id={id} textValue={variant.shortName} isMuted={closed}>
      <Cell align="end">{count(variant.order)}</Cell>
      <Cell>
        <span className="product-name-text">
          <span className="product-name-title" dir="auto">
            {variant.shortName}
          </span>
          <span className="product-name-sku" dir="auto">
            {[variant.longName, variant.sku].filter((text) => text).join(" · ")}
          </span>
        </span>
      </Cell>
      <Cell>
        <span className="product-badges">
          {variant.isDefault && <Badge tone="accent">{t`Default price`}</Badge>}
          {closed && <Badge tone="danger">{closedReason ? t`Disabled: ${closedReason}` : t`Disabled`}</Badge>}
          {!closed && temporarilyUnavailable && <Badge tone="warning">{t`Not available now`}</Badge>}
        </span>
      </Cell>
      <Cell align="end">{money(variant.price)}</Cell>
      <Cell align="end" isMuted={!variant.giftWrappingEnabled}>
        {variant.giftWrappingEnabled ? money(variant.giftWrappingPrice) : t`No`}
      </Cell>
      {mayEdit && (
        <Cell align="end" isPinned>
          <VariantActions variantKey={variant} others={others} />
        </Cell>
      )}
    </Row>
  );
}
