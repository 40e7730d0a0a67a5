import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpCategoriesPageQuery } from "#/__generated__/SetUpCategoriesPageQuery.graphql";
import { CategoryList } from "#/catalogue/category/_components/CategoryList.tsx";
import { LevelChoice } from "./_components/LevelChoice.tsx";
import { SetUpFrame } from "./_components/SetUpFrame.tsx";

export { SignupSkeleton as Skeleton } from "./_components/SignupSkeleton.tsx";

export const query = graphql`
  query SetUpCategoriesPageQuery(
    $level: Int!
    $parentId: ID
    $search: String
    $orderBy: CategoryOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...SetUpFrame_viewer
      ...CategoryList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=categories. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpCategoriesPageQuery> }) {
  const { viewer } = usePreloadedQuery<SetUpCategoriesPageQuery>(query, queryRef);
  const level = levelOf(queryRef.variables.level);
  return (
    <SetUpFrame tab="categories" viewerKey={viewer}>
      {viewer && (
        <>
          <LevelChoice level={level} />
          <CategoryList level={level} viewerKey={viewer} hasHead={false} />
        </>
      )}
    </SetUpFrame>
  );
}

function levelOf(level: number): 1 | 2 | 3 {
  return level === 1 || level === 2 ? level : 3;
}
