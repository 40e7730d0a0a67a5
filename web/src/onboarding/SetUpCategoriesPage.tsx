import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SetUpCategoriesPageQuery } from "#/__generated__/SetUpCategoriesPageQuery.graphql";
import { AddCategory } from "#/catalogue/category/_components/AddCategory.tsx";
import { CategoryList } from "#/catalogue/category/_components/CategoryList.tsx";
import { LevelChoice } from "./_components/LevelChoice.tsx";
import { SetUpArea } from "./_components/SetUpArea.tsx";
import { SignupFrame } from "./_components/SignupFrame.tsx";

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
      ...SignupFrame_viewer
      ...SetUpArea_viewer
      ...AddCategory_viewer
      ...CategoryList_viewer
    }
  }
`;

/** auth/SignupProcess?val=4&tab=categories. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SetUpCategoriesPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<SetUpCategoriesPageQuery>(query, queryRef);
  const level = levelOf(queryRef.variables.level);
  return (
    <SignupFrame
      step={4}
      title={t`Categories and storefront set-up`}
      lead={t`Fill your shop. One level 1 category is enough to finish; everything else can wait.`}
      viewerKey={viewer}
    >
      {viewer && (
        <SetUpArea tab="categories" viewerKey={viewer}>
          <LevelChoice level={level} />
          <CategoryList
            level={level}
            viewerKey={viewer}
            action={<AddCategory level={level} viewerKey={viewer} />}
          />
        </SetUpArea>
      )}
    </SignupFrame>
  );
}

function levelOf(level: number): 1 | 2 | 3 {
  return level === 1 || level === 2 ? level : 3;
}
