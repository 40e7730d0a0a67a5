import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { LocationPageQuery } from "#/__generated__/LocationPageQuery.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, sellerAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { LocationProfile } from "./LocationProfile.tsx";
import { LocationProducts } from "./LocationProducts.tsx";
import { MissingParts } from "./MissingParts.tsx";
import { SellerStatus } from "#/sellers/_components/SellerStatus.tsx";
import { EditSellerButton } from "#/sellers/EditSellerButton.tsx";
import { SellerViewButton } from "#/sellers/view/SellerViewButton.tsx";
import { readTab, locationTabs } from "./locationTabs.ts";
import "./location.css";

// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

// The list of people is not needed for the other parts.
const StaffList = lazy(async () => ({ default: (await import("#/staff/StaffList.tsx")).StaffList }));

const RecentOrders = lazy(() => import("#/orders/list/RecentOrders.tsx"));

export { LocationSkeleton as Skeleton } from "./LocationSkeleton.tsx";

export const query = graphql`
  query LocationPageQuery(
    $id: ID!
    $hasProducts: Boolean!
    $hasPeople: Boolean!
    $search: String
    $filter: StaffMemberFilter
    $orderBy: StaffMemberOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      permissions
      offeredAreas
      ...LocationProducts_viewer @arguments(sellerId: $id) @include(if: $hasProducts) @alias(as: "products")
      ...StaffList_viewer @arguments(staffKind: LOCATION) @include(if: $hasPeople) @alias(as: "people")
    }
    node(id: $id) {
      ... on Seller @alias(as: "seller") {
        id
        name
        suspendedReason
        ...SellerStatus_seller
        ...EditSellerButton_seller
        ...LocationProfile_seller
        ...MissingParts_seller
      }
    }
  }
`;

/** master/ViewSeller/{id}: one location: what is known of it, what it sells, and what was done to it (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<LocationPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<LocationPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) =>
        node?.seller ? (
          <LocationDetails seller={node.seller} viewer={viewer} />
        ) : (
          <NotFound listHref={addresses.sellers} listLabel={t`All locations`} />
        )
      }
    </SignedIn>
  );
}

interface LocationDetailsProps {
  readonly seller: NonNullable<NonNullable<LocationPageQuery["response"]["node"]>["seller"]>;
  readonly viewer: NonNullable<LocationPageQuery["response"]["viewer"]>;
}

function LocationDetails({ seller, viewer }: LocationDetailsProps) {
  const { t } = useLingui();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const { id, name, suspendedReason } = seller;
  const { products, people, permissions, offeredAreas } = viewer;
  const isShown = {
    profile: true,
    products: true,
    orders: permissions.includes("ORDER_READ") && offeredAreas.includes("ORDERS"),
    users: permissions.includes("PERSON_READ") && offeredAreas.includes("PEOPLE"),
    activity: mayReadActivity,
  };
  const tab = readTab(search);
  const parts = {
    profile: { title: t`Profile`, content: <LocationProfile sellerKey={seller} /> },
    products: {
      title: t`Products`,
      content: products && <LocationProducts viewerKey={products} sellerId={id} />,
    },
    orders: { title: t`Orders`, content: <RecentOrders of={{ filter: "seller", id }} /> },
    users: {
      title: t`Users`,
      content: people && (
        <StaffList kind="LOCATION" viewerKey={people} seller={{ id, label: name }} hasHead={false} />
      ),
    },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  const shown = locationTabs.filter((part) => isShown[part]);
  return (
    <div className="location-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={suspendedReason && t`Suspended: ${suspendedReason}`}
        badge={<SellerStatus sellerKey={seller} />}
        actions={
          <>
            <SellerViewButton id={id} name={name} />
            <EditSellerButton sellerKey={seller} />
          </>
        }
      />
      <MissingParts sellerKey={seller} />
      <TabLinks
        label={t`Parts of the location`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${sellerAddress(id)}?tab=${part}`,
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
