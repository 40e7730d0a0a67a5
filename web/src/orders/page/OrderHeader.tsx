import { useLingui } from "@lingui/react/macro";
import { Ban, EllipsisVertical } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderHeader_order$key } from "#/__generated__/OrderHeader_order.graphql";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/Menu.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { OrderStatusBadge, PaymentBadge } from "../OrderBadges.tsx";
import { deliveryModeNames, paymentMethodNames, useNameIn } from "../orderWords.ts";

const Refusals = lazy(() => import("#/list/Refusals.tsx"));
const CancelOrder = lazy(async () => ({ default: (await import("./orderDialogs.tsx")).CancelOrder }));

interface OrderHeaderProps {
  readonly orderKey: OrderHeader_order$key;
  /** Then all of it can be cancelled at once; a single part has that among its own steps. */
  readonly hasSeveralParts: boolean;
}

/** The number of an order, where it stands, how old it is and how it is paid. */
export function OrderHeader({ orderKey, hasSeveralParts }: OrderHeaderProps) {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const { ago, day } = useFormats();
  const [isCancelling, setIsCancelling] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const { id, number, status, placedAt, promisedDate, deliveryMode, paymentMethod, paymentState, ...order } =
    useFragment(
      graphql`
        fragment OrderHeader_order on Order @throwOnFieldError {
          id
          number
          status
          placedAt
          promisedDate
          deliveryMode
          paymentMethod
          paymentState
          viewerCanCancel
        }
      `,
      orderKey,
    );
  const facts = [
    placedAt && t`Placed ${ago(Date.parse(placedAt))}`,
    nameIn(deliveryModeNames, deliveryMode),
    nameIn(paymentMethodNames, paymentMethod),
    promisedDate && t`Promised for ${day(promisedDate)}`,
  ].filter((fact) => fact);
  return (
    <>
      <PageHeader
        title={<bdi>{number}</bdi>}
        badge={
          <span className="order-badges">
            <OrderStatusBadge status={status} />
            <PaymentBadge state={paymentState} />
          </span>
        }
        description={facts.join(" · ")}
        actions={
          <>
            <ActivityButton id={id} name={number} />
            {hasSeveralParts && order.viewerCanCancel && (
              <Menu
                trigger={<IconButton icon={EllipsisVertical} label={t`More for ${number}`} />}
                items={[{ id: "cancel", label: t`Cancel the whole order`, icon: Ban, isDangerous: true }]}
                onAction={() => setIsCancelling(true)}
              />
            )}
          </>
        }
      />
      <Suspense fallback={null}>
        {refused.length > 0 && (
          <Refusals
            title={t`These parts were not cancelled`}
            refused={refused}
            onDismiss={() => setRefused([])}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {isCancelling && (
          <CancelOrder
            id={id}
            number={number}
            onRefused={setRefused}
            onClose={() => setIsCancelling(false)}
          />
        )}
      </Suspense>
    </>
  );
}
