import { lazy, Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewProductPageQuery } from "#/__generated__/ViewProductPageQuery.graphql";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { locationTabs } from "#/menu/locationTabs.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { ProductList, productList } from "./_components/ProductList.tsx";

// A location's people alone have it.
const SellerTabs = lazy(() => import("#/orders/list/SellerTabs.tsx"));

export const query = graphql`
  query ViewProductPageQuery(
    $search: String
    $filter: ProductFilter
    $orderBy: ProductOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      kind
      permissions
      offeredAreas
      ...ProductList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={productList} />;

/** master/ViewProduct: the company's products, or a seller's own (screen S-11). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewProductPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewProductPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ kind, permissions, offeredAreas, ...viewer }) => (
        <>
          {kind === "SELLER" && locationTabs({ permissions, offeredAreas }).length > 1 && (
            <div className="product-tabs">
              <Suspense>
                <SellerTabs current="products" tabs={locationTabs({ permissions, offeredAreas })} />
              </Suspense>
            </div>
          )}
          <ProductList viewerKey={viewer} />
        </>
      )}
    </SignedIn>
  );
}
