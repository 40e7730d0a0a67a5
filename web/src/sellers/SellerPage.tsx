import { useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { SellerPageQuery } from "#/__generated__/SellerPageQuery.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, sellerAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { SellerProfile } from "./_components/SellerProfile.tsx";
import { SellerRecentProducts } from "./_components/SellerRecentProducts.tsx";
import { SellerStatus } from "./_components/SellerStatus.tsx";
import { readSellerTab, sellerTabs } from "./sellerTabs.ts";
import "./_components/seller.css";

// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

export { SellerSkeleton as Skeleton } from "./_components/SellerSkeleton.tsx";

export const query = graphql`
  query SellerPageQuery($id: ID!, $hasProducts: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      ...SellerRecentProducts_viewer
        @arguments(sellerId: $id)
        @include(if: $hasProducts)
        @alias(as: "products")
    }
    node(id: $id) {
      ... on Seller @alias(as: "seller") {
        id
        name
        suspendedReason
        ...SellerStatus_seller
        ...SellerProfile_seller
      }
    }
  }
`;

/** master/ViewSeller/{id}: one location: what is known of it, what it sells, and what was done to it (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SellerPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<SellerPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ products }) =>
        node?.seller ? (
          <SellerDetails seller={node.seller} products={products} />
        ) : (
          <NotFound listHref={addresses.sellers} listLabel={t`All locations`} />
        )
      }
    </SignedIn>
  );
}

interface SellerDetailsProps {
  readonly seller: NonNullable<NonNullable<SellerPageQuery["response"]["node"]>["seller"]>;
  readonly products: NonNullable<SellerPageQuery["response"]["viewer"]>["products"];
}

function SellerDetails({ seller, products }: SellerDetailsProps) {
  const { t } = useLingui();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const { id, name, suspendedReason } = seller;
  const tab = readSellerTab(search);
  const parts = {
    profile: { title: t`Profile`, content: <SellerProfile sellerKey={seller} /> },
    products: {
      title: t`Products`,
      content: products && <SellerRecentProducts viewerKey={products} sellerId={id} />,
    },
    users: {
      title: t`Users`,
      content: (
        <EmptyState icon={Users} title={t`Nobody but the administrator yet`}>
          {t`Whoever works at this location stands here.`}
        </EmptyState>
      ),
    },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  const shown = sellerTabs.filter((part) => part !== "activity" || mayReadActivity);
  return (
    <div className="seller-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={suspendedReason && t`Suspended: ${suspendedReason}`}
        badge={<SellerStatus sellerKey={seller} />}
      />
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
