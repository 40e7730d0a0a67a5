import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ProductStatesPageQuery } from "#/__generated__/ProductStatesPageQuery.graphql";
import { useRouteName } from "#/app/useRouteName.ts";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { productViewLists } from "./_components/productViewLists.tsx";
import { ProductViewList } from "./_components/ProductViewList.tsx";
import { viewOf } from "./productViews.ts";

export const query = graphql`
  query ProductStatesPageQuery(
    $search: String
    $filter: ProductFilter
    $orderBy: ProductOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...ProductViewList_viewer
    }
  }
`;

/** Which of the lists it is stands in the route's name only, until the query has answered. */
export function Skeleton() {
  const title = useRouteName();
  return <ListScreenSkeleton list={productViewLists.disabled} {...(title !== undefined && { title })} />;
}

/** master/ProductEnabled, ProductDisabled and ProductRectification (screens S-13 and S-14). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ProductStatesPageQuery> }) {
  const { viewer } = usePreloadedQuery<ProductStatesPageQuery>(query, queryRef);
  const view = viewOf(queryRef.variables.filter?.status ?? []);
  return (
    <SignedIn viewer={viewer}>{(viewer) => <ProductViewList view={view} viewerKey={viewer} />}</SignedIn>
  );
}
