import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { PickupPointPageQuery } from "#/__generated__/PickupPointPageQuery.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, pickupPointAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { PickupPointActions } from "./PickupPointActions.tsx";
import { PickupPointOrders } from "./PickupPointOrders.tsx";
import { PickupPointProfile } from "./PickupPointProfile.tsx";
import { PickupPointStatus } from "./PickupPointStatus.tsx";
import { pickupPointTabs, readPickupPointTab } from "./pickupPointTabs.ts";
import "./pickupPoint.css";

// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

export { PickupPointSkeleton as Skeleton } from "./PickupPointSkeleton.tsx";

export const query = graphql`
  query PickupPointPageQuery($id: ID!, $hasOrders: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      permissions
      ...PickupPointOrders_viewer @arguments(pickupPointId: $id) @include(if: $hasOrders) @alias(as: "orders")
    }
    node(id: $id) {
      ... on PickupPoint @alias(as: "point") {
        id
        name
        pauseReason
        ...PickupPointStatus_point
        ...PickupPointActions_point
        ...PickupPointProfile_point
      }
    }
  }
`;

/** master/ViewPickupPoint/{id}: one pickup point: what is known of it, what waits there, and what was done to it. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PickupPointPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<PickupPointPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) =>
        node?.point ? (
          <PickupPointDetails point={node.point} viewer={viewer} />
        ) : (
          <NotFound listHref={addresses.pickupPoints} listLabel={t`All pickup points`} />
        )
      }
    </SignedIn>
  );
}

interface PickupPointDetailsProps {
  readonly point: NonNullable<NonNullable<PickupPointPageQuery["response"]["node"]>["point"]>;
  readonly viewer: NonNullable<PickupPointPageQuery["response"]["viewer"]>;
}

function PickupPointDetails({ point, viewer }: PickupPointDetailsProps) {
  const { t } = useLingui();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const { id, name, pauseReason } = point;
  const { orders, permissions } = viewer;
  const isShown = { profile: true, orders: permissions.includes("ORDER_READ"), activity: mayReadActivity };
  const tab = readPickupPointTab(search);
  const parts = {
    profile: { title: t`Profile`, content: <PickupPointProfile pointKey={point} /> },
    orders: { title: t`Orders`, content: orders && <PickupPointOrders viewerKey={orders} pointId={id} /> },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  const shown = pickupPointTabs.filter((part) => isShown[part]);
  return (
    <div className="pickup-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={pauseReason && t`Paused: ${pauseReason}`}
        badge={<PickupPointStatus pointKey={point} />}
        actions={<PickupPointActions pointKey={point} />}
      />
      <TabLinks
        label={t`Parts of the pickup point`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${pickupPointAddress(id)}?tab=${part}`,
        }))}
      />
      <SectionBoundary key={tab}>
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          {shown.includes(tab) && parts[tab].content}
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
