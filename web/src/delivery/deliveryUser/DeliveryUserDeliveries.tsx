import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { DeliveryUserDeliveries_viewer$key } from "#/__generated__/DeliveryUserDeliveries_viewer.graphql";
import type { orderDeclarations_fulfilment$key } from "#/__generated__/orderDeclarations_fulfilment.graphql";
import { deliveryUserAddress } from "#/app/addresses.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import Refusals from "#/list/Refusals.tsx";
import { orderDeclarations } from "#/orders/list/orderDeclarations.tsx";
import type { OrderFacts } from "#/orders/list/orderFacts.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { carriedOf, deliveriesRules } from "./deliveryUserList.ts";

interface DeliveryUserDeliveriesProps {
  readonly userId: string;
  readonly viewerKey: DeliveryUserDeliveries_viewer$key;
}

/** Nobody else carries it, and what is on a bill is not theirs. */
const hidden = new Set(["carrier", "invoice", "promised"]);

/** The list of what goes out, of one person. */
const list: ListDeclaration<orderDeclarations_fulfilment$key, OrderFacts> = {
  ...orderDeclarations.despatch,
  id: "ordersOfDeliveryUser",
  rules: deliveriesRules,
  columns: orderDeclarations.despatch.columns.filter(({ id }) => !hidden.has(id)),
};

const nothing = {
  now: msg`They carry nothing now`,
  over: msg`They have handed nothing over yet`,
  all: msg`They never had an order`,
};

/** What somebody carries and has handed over: the same list as everywhere, with what can be done there. */
export default function DeliveryUserDeliveries({ userId, viewerKey }: DeliveryUserDeliveriesProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const { kind, permissions, fulfilments } = useFragment(
    graphql`
      fragment DeliveryUserDeliveries_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        fulfilments(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            node {
              id
              number
              ...orderDeclarations_fulfilment @arguments(isDespatch: true, isCancel: false)
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const isOwner = kind === "OWNER";
  const carried = carriedOf(search);
  const href = (which: string) =>
    `${deliveryUserAddress(userId)}?tab=deliveries${which === "now" ? "" : `&carried=${which}`}`;
  return (
    <div className="delivery-user-orders">
      <TabLinks
        label={t`Orders`}
        currentId={carried}
        links={[
          { id: "now", title: t`Carries now`, href: href("now") },
          { id: "over", title: t`Delivered or returned`, href: href("over") },
          { id: "all", title: t`All`, href: href("all") },
        ]}
      />
      <Refusals refused={refused} onDismiss={() => setRefused([])} />
      <ListScreen
        key={carried}
        list={list}
        facts={{
          view: "despatch",
          isOwner,
          mayUpdate: permissions.includes("ORDER_UPDATE"),
          mayApprove: isOwner && permissions.includes("ORDER_APPROVE"),
          onRefused: setRefused,
        }}
        totalCount={fulfilments.totalCount}
        rows={fulfilments.edges.map(({ node }) => ({ id: node.id, name: node.number, key: node }))}
        hasHead={false}
        {...(!search.get("searchTerm") && {
          emptyState: <EmptyState icon={list.icon} title={t(nothing[carried])} />,
        })}
      />
    </div>
  );
}
