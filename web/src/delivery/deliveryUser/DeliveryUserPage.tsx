import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { DeliveryUserPageQuery } from "#/__generated__/DeliveryUserPageQuery.graphql";
import type { DeliveryUserPage_deliveryUser$key } from "#/__generated__/DeliveryUserPage_deliveryUser.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, deliveryUserAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { DeliveryUserActions } from "./DeliveryUserActions.tsx";
import { deliveryUserTabs, readTab } from "./deliveryUserList.ts";
import { DeliveryUserProfile } from "./DeliveryUserProfile.tsx";
import { DeliveryUserStatus } from "./DeliveryUserStatus.tsx";
import { DutySwitch } from "./DutySwitch.tsx";
import "./deliveryUser.css";

// The list of orders is not needed for the other parts.
const DeliveryUserDeliveries = lazy(() => import("./DeliveryUserDeliveries.tsx"));
// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

export { DeliveryUserSkeleton as Skeleton } from "./DeliveryUserSkeleton.tsx";

export const query = graphql`
  query DeliveryUserPageQuery(
    $id: ID!
    $hasDeliveries: Boolean!
    $search: String
    $filter: FulfilmentFilter
    $orderBy: FulfilmentOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      kind
      permissions
      offeredAreas
      ...DeliveryUserDeliveries_viewer @include(if: $hasDeliveries) @alias(as: "deliveries")
    }
    node(id: $id) {
      ...DeliveryUserPage_deliveryUser @alias(as: "deliveryUser")
    }
  }
`;

/** master/ViewDeliveryUser/{id}: one delivery user: what is known of them, what they carry, and what was done to them. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<DeliveryUserPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<DeliveryUserPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) =>
        node?.deliveryUser ? (
          <DeliveryUserDetails userKey={node.deliveryUser} viewer={viewer} />
        ) : (
          <NotFound listHref={addresses.deliveryUsers} listLabel={t`All delivery users`} />
        )
      }
    </SignedIn>
  );
}

interface DeliveryUserDetailsProps {
  readonly userKey: DeliveryUserPage_deliveryUser$key;
  readonly viewer: NonNullable<DeliveryUserPageQuery["response"]["viewer"]>;
}

function DeliveryUserDetails({ userKey, viewer }: DeliveryUserDetailsProps) {
  const { t } = useLingui();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const user = useFragment(
    graphql`
      fragment DeliveryUserPage_deliveryUser on DeliveryUser @throwOnFieldError {
        id
        name
        statusReason
        ...DeliveryUserStatus_deliveryUser
        ...DutySwitch_deliveryUser
        ...DeliveryUserActions_deliveryUser
        ...DeliveryUserProfile_deliveryUser
      }
    `,
    userKey,
  );
  const { id, name, statusReason } = user;
  const { kind, deliveries, permissions, offeredAreas } = viewer;
  const isShown = {
    profile: true,
    deliveries: permissions.includes("ORDER_READ") && offeredAreas.includes("ORDERS"),
    activity: mayReadActivity,
  };
  const tab = readTab(search);
  const mayChangeOrders = permissions.includes("ORDER_READ") && permissions.includes("ORDER_UPDATE");
  const parts = {
    profile: {
      title: t`Profile`,
      content: <DeliveryUserProfile userKey={user} mayChangeOrders={mayChangeOrders} />,
    },
    deliveries: {
      title: t`Deliveries`,
      content: deliveries && <DeliveryUserDeliveries userId={id} viewerKey={deliveries} />,
    },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  const shown = deliveryUserTabs.filter((part) => isShown[part]);
  return (
    <div className="delivery-user-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={statusReason && t`Inactive: ${statusReason}`}
        badge={<DeliveryUserStatus userKey={user} />}
        actions={
          <span className="delivery-user-head">
            <DutySwitch userKey={user} isNamed />
            <DeliveryUserActions userKey={user} hasSellers={kind === "OWNER"} isOnPage />
          </span>
        }
      />
      <TabLinks
        label={t`Parts of the delivery user`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${deliveryUserAddress(id)}?tab=${part}`,
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
