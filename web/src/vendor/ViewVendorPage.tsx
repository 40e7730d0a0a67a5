import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewVendorPageQuery } from "#/__generated__/ViewVendorPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { VendorList, vendorList } from "./VendorList.tsx";

export const query = graphql`
  query ViewVendorPageQuery(
    $search: String
    $filter: VendorFilter
    $orderBy: VendorOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...VendorList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={vendorList} />;

/** master/ViewVendor: who supplies the company (screen S-08). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewVendorPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewVendorPageQuery>(query, queryRef);
  return <SignedIn viewer={viewer}>{(viewer) => <VendorList viewerKey={viewer} />}</SignedIn>;
}
