import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { OrderPageQuery } from "#/__generated__/OrderPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { NotFound } from "#/failure/NotFound.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import "./order.css";

export { OrderSkeleton as Skeleton } from "./OrderSkeleton.tsx";

export const query = graphql`
  query OrderPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      permissions
    }
    node(id: $id) {
      ... on Order @alias(as: "order") {
        ...OrderDetails_order
      }
      ... on Fulfilment @alias(as: "part") {
        order {
          ...OrderDetails_order
        }
      }
    }
  }
`;

/** master/Order/{id}: an order with the parts that locations send; to a location's people it has theirs alone. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<OrderPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<OrderPageQuery>(query, queryRef);
  const permissions = viewer?.permissions ?? [];
  if (!permissions.includes("ORDER_READ")) return <Forbidden />;
  const order = node?.order ?? node?.part?.order;
  if (!order) return <NotFound listHref={addresses.pendingOrders} listLabel={t`All orders`} />;
  return <OrderDetails orderKey={order} mayApprove={permissions.includes("ORDER_APPROVE")} />;
}
