import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { OrderDetails_order$key } from "#/__generated__/OrderDetails_order.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { touchesOf } from "#/relay/Touches.ts";
import { FulfilmentCard } from "./FulfilmentCard.tsx";
import { OrderHeader } from "./OrderHeader.tsx";
import { OrderSide } from "./OrderSide.tsx";
import { useOrderKeys } from "./useOrderKeys.ts";

interface OrderDetailsProps {
  readonly orderKey: OrderDetails_order$key;
  /** Whether the viewer may let goods go that nobody has paid. */
  readonly mayApprove: boolean;
}

/** An order: its head, a card for each part, and beside them who has bought it and what was paid. */
export function OrderDetails({ orderKey, mayApprove }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order @throwOnFieldError {
        id
        number
        ...OrderHeader_order
        ...OrderSide_order
        fulfilments(first: 50) {
          edges {
            node {
              id
              viewerActions
              ...FulfilmentCard_fulfilment
            }
          }
        }
      }
    `,
    orderKey,
  );
  const { id } = order;
  const parts = order.fulfilments.edges.map(({ node }) => node);
  const touches = touchesOf(useRelayEnvironment());
  const own = [id, ...parts.map((part) => part.id)];
  const shown = own.join();
  // The parts are not named by the address: what others do with them comes to the screen all the same.
  useEffect(() => touches.show(shown.split(",")), [touches, shown]);
  useOrderKeys(own);
  const next = parts.find(({ viewerActions }) => viewerActions.length > 0);
  return (
    <div className="order-page">
      <title>{order.number}</title>
      {/* A dialog of one order that waits out of sight is not the next one's. */}
      <OrderHeader key={id} orderKey={order} hasSeveralParts={parts.length > 1} />
      <div className="order-columns">
        <div className="order-parts">
          {parts.map((part) => (
            <SectionBoundary key={part.id}>
              <FulfilmentCard
                fulfilmentKey={part}
                mayApprove={mayApprove}
                isNext={part.id === next?.id}
                isOnly={parts.length === 1}
              />
            </SectionBoundary>
          ))}
        </div>
        <OrderSide orderKey={order} />
      </div>
    </div>
  );
}
