import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewCategoryPageQuery } from "#/__generated__/ViewCategoryPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import type { CategoryLevel } from "./categoryList.ts";
import { useRouteName } from "#/app/useRouteName.ts";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { categoryLists } from "./_components/categoryLists.tsx";
import { CategoryList } from "./_components/CategoryList.tsx";

export const query = graphql`
  query ViewCategoryPageQuery(
    $level: Int!
    $parentId: ID
    $search: String
    $orderBy: CategoryOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...CategoryList_viewer
    }
  }
`;

/** The level is in the route's name only: the page's own text comes with its query. */
export function Skeleton() {
  const title = useRouteName();
  return <ListScreenSkeleton list={categoryLists[1]} {...(title !== undefined && { title })} />;
}

/** master/ViewCategory1, 2 and 3: the categories of one level (screen S-02). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewCategoryPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewCategoryPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => <CategoryList level={levelOf(queryRef.variables.level)} viewerKey={viewer} />}
    </SignedIn>
  );
}

function levelOf(level: number): CategoryLevel {
  return level === 1 || level === 2 ? level : 3;
}
