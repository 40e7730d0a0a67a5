import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { OrderList_viewer$key } from "#/__generated__/OrderList_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { filterKeyOf } from "#/list/listChange.ts";
import { textFor } from "#/list/listDeclaration.ts";
import Refusals from "#/list/Refusals.tsx";
import { locationTabs } from "#/menu/locationTabs.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { tableWidth } from "#/list/tableWidth.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { noteOrderWalk } from "../orderWalk.ts";
import { orderDeclarations } from "./orderDeclarations.tsx";
import { OrderExport } from "./OrderExport.tsx";
import { OrderFilterChips } from "./OrderFilterChips.tsx";
import { orderRules, type OrderView } from "./orderLists.ts";
import SellerTabs from "./SellerTabs.tsx";
import { StateTabs } from "./StateTabs.tsx";
import "./orderList.css";

interface OrderListProps {
  readonly view: OrderView;
  readonly viewerKey: OrderList_viewer$key;
}

/** What locations send, in some states: what is to be done with it, for one or for many. */
export function OrderList({ view, viewerKey }: OrderListProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const viewer = useFragment(
    graphql`
      fragment OrderList_viewer on Viewer @throwOnFieldError {
        kind
        permissions
        offeredAreas
        ...StateTabs_viewer
        ...OrderExport_viewer
        fulfilments(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          totalCount
          edges {
            node {
              id
              number
              ...orderDeclarations_fulfilment @arguments(isDespatch: $isDespatch, isCancel: $isCancel)
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { kind, permissions, offeredAreas, fulfilments } = viewer;
  const isOwner = kind === "OWNER";
  const list = orderDeclarations[view];
  const others = new URLSearchParams(search);
  others.delete("status");
  const facts = {
    view,
    isOwner,
    mayUpdate: permissions.includes("ORDER_UPDATE"),
    mayApprove: isOwner && permissions.includes("ORDER_APPROVE"),
    onRefused: setRefused,
  };
  const page = (
    <ListScreen
      list={list}
      facts={facts}
      totalCount={fulfilments.totalCount}
      rows={fulfilments.edges.map(({ node }) => ({ id: node.id, name: node.number, key: node }))}
      tools={
        <OrderFilterChips
          view={view}
          isOwner={isOwner}
          hasDelivery={viewer.offeredAreas.includes("DELIVERY")}
          permissions={permissions}
        />
      }
      action={<OrderExport view={view} viewerKey={viewer} />}
      needs={tableWidth(list.columns, list.actions)}
      around={(rows) => (
        <div className="order-list">
          <StateTabs view={view} viewerKey={viewer} />
          <Refusals refused={refused} onDismiss={() => setRefused([])} />
          {rows}
        </div>
      )}
      {...(filterKeyOf(others, orderRules[view]) === "" && {
        emptyState: (
          <EmptyState
            icon={list.icon}
            title={t(list.texts.nothingYet.title)}
            action={
              <LinkButton size="small" href={`${addresses.despatchOrders}?placed=30`}>
                {t`Orders of the last 30 days`}
              </LinkButton>
            }
          >
            {t(textFor(list.texts.nothingYet.text, facts))}
          </EmptyState>
        ),
      })}
    />
  );
  const ids = fulfilments.edges.map(({ node }) => node.id).join(" ");
  useEffect(() => noteOrderWalk(ids.split(" ")), [ids]);
  return isOwner ? (
    page
  ) : (
    <div className="order-pages">
      <SellerTabs current="orders" tabs={locationTabs({ permissions, offeredAreas })} />
      {page}
    </div>
  );
}
