import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, use } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { VendorPageQuery } from "#/__generated__/VendorPageQuery.graphql";
import { AuditContext } from "#/activity/AuditContext.ts";
import { addresses, vendorAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton } from "#/ui/Skeleton.tsx";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { VendorActions } from "./VendorActions.tsx";
import { VendorProfile } from "./VendorProfile.tsx";
import { VendorStatus } from "./VendorStatus.tsx";
import { readVendorTab, vendorTabs } from "./vendorTabs.ts";
import "./vendor.css";

// Its words of every kind of change come when it is opened.
const ActivityPage = lazy(async () => ({
  default: (await import("#/activity/ActivityPage.tsx")).ActivityPage,
}));

export { VendorSkeleton as Skeleton } from "./VendorSkeleton.tsx";

export const query = graphql`
  query VendorPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      __typename
    }
    node(id: $id) {
      ... on Vendor @alias(as: "vendor") {
        id
        name
        status
        blockReason
        ...VendorActions_vendor
        ...VendorProfile_vendor
      }
    }
  }
`;

/** master/ViewVendor/{id}: one vendor: what is known of it, and what was done to it. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<VendorPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<VendorPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {() =>
        node?.vendor ? (
          <VendorDetails vendor={node.vendor} />
        ) : (
          <NotFound listHref={addresses.vendors} listLabel={t`All vendors`} />
        )
      }
    </SignedIn>
  );
}

interface VendorDetailsProps {
  readonly vendor: NonNullable<NonNullable<VendorPageQuery["response"]["node"]>["vendor"]>;
}

function VendorDetails({ vendor }: VendorDetailsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayReadActivity = use(AuditContext);
  const [search] = useSearchParams();
  const { id, name, status, blockReason } = vendor;
  const isShown = { profile: true, activity: mayReadActivity };
  const tab = readVendorTab(search);
  const parts = {
    profile: { title: t`Profile`, content: <VendorProfile vendorKey={vendor} /> },
    activity: { title: t`Activity`, content: <ActivityPage id={id} after={null} /> },
  };
  const shown = vendorTabs.filter((part) => isShown[part]);
  return (
    <div className="vendor-page">
      <title>{name}</title>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={blockReason && t`Blocked: ${blockReason}`}
        badge={<VendorStatus status={status} />}
        actions={
          <VendorActions
            vendorKey={vendor}
            onMerged={(stays) => void navigate(vendorAddress(stays), { replace: true })}
          />
        }
      />
      <TabLinks
        label={t`Parts of the vendor`}
        currentId={tab}
        links={shown.map((part) => ({
          id: part,
          title: parts[part].title,
          href: `${vendorAddress(id)}?tab=${part}`,
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
