import { startTransition, useEffect, useEffectEvent } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { CategoryTreeRow_category$key } from "#/__generated__/CategoryTreeRow_category.graphql";
import type { CategoryTreeRowQuery } from "#/__generated__/CategoryTreeRowQuery.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { placeRows } from "../placeRows.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { BranchRow } from "./BranchRow.tsx";
import { CategoryTreeBranch } from "./CategoryTreeBranch.tsx";

interface CategoryTreeRowProps {
  readonly id: string;
  readonly categoryKey: CategoryTreeRow_category$key;
  readonly openIds: ReadonlySet<string>;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
}

/** A category of level 1 in the tree; what stands under it is loaded when it is opened. */
export function CategoryTreeRow({ id, categoryKey, openIds, mayEdit, steps }: CategoryTreeRowProps) {
  const isOpen = openIds.has(id);
  const [category, refetch] = useRefetchableFragment<CategoryTreeRowQuery, CategoryTreeRow_category$key>(
    graphql`
      fragment CategoryTreeRow_category on Category
      @refetchable(queryName: "CategoryTreeRowQuery")
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
              ...CategoryTreeBranch_category
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
        <CategoryTreeBranch
          key={child.id}
          id={child.id}
          categoryKey={child}
          mayEdit={mayEdit}
          steps={{ earlier: step(child.id, -1), later: step(child.id, 1) }}
          openIds={openIds}
        />
      ))}
    />
  );
}
