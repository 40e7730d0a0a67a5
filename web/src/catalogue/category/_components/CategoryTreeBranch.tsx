import { startTransition, useEffect, useEffectEvent } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { CategoryTreeBranch_category$key } from "#/__generated__/CategoryTreeBranch_category.graphql";
import type { CategoryTreeBranchQuery } from "#/__generated__/CategoryTreeBranchQuery.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { placeRows } from "../placeRows.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { BranchRow } from "./BranchRow.tsx";
import { CategoryTreeLeaf } from "./CategoryTreeLeaf.tsx";

interface CategoryTreeBranchProps {
  readonly id: string;
  readonly categoryKey: CategoryTreeBranch_category$key;
  readonly openIds: ReadonlySet<string>;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
}

/** A category of level 2 in the tree; what stands under it is loaded when it is opened. */
export function CategoryTreeBranch({ id, categoryKey, openIds, mayEdit, steps }: CategoryTreeBranchProps) {
  const isOpen = openIds.has(id);
  const [category, refetch] = useRefetchableFragment<
    CategoryTreeBranchQuery,
    CategoryTreeBranch_category$key
  >(
    graphql`
      fragment CategoryTreeBranch_category on Category
      @refetchable(queryName: "CategoryTreeBranchQuery")
      @argumentDefinitions(isOpen: { type: "Boolean", defaultValue: false })
      @throwOnFieldError {
        ...BranchRow_category
        children(first: 100) @include(if: $isOpen) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              order
              ...CategoryTreeLeaf_category
            }
          }
        }
      }
    `,
    categoryKey,
  );
  const isMissing = isOpen && category.children == null;
  const load = useEffectEvent(() => startTransition(() => void refetch({ isOpen: true })));
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing]);
  const children = placeRows(
    category.children?.edges.map(({ node }) => ({
      ...node,
      name: node.name,
      order: node.order,
      databaseId: node.databaseId,
    })) ?? [],
    null,
  );
  const { step } = useCategoryMoves(children);
  return (
    <BranchRow
      id={id}
      categoryKey={category}
      mayEdit={mayEdit}
      steps={steps}
      isLoaded={category.children != null}
      hiddenCount={(category.children?.totalCount ?? 0) - children.length}
      rows={children.map((child) => (
        <CategoryTreeLeaf
          key={child.id}
          id={child.id}
          categoryKey={child}
          mayEdit={mayEdit}
          steps={{ earlier: step(child.id, -1), later: step(child.id, 1) }}
        />
      ))}
    />
  );
}
