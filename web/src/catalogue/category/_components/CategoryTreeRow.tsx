import { type ReactNode, startTransition, useEffect, useEffectEvent } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { BranchRow_category$key } from "#/__generated__/BranchRow_category.graphql";
import type { CategoryTreeRow_branch$key } from "#/__generated__/CategoryTreeRow_branch.graphql";
import type { CategoryTreeRow_category$key } from "#/__generated__/CategoryTreeRow_category.graphql";
import type { CategoryTreeRowBranchQuery } from "#/__generated__/CategoryTreeRowBranchQuery.graphql";
import type { CategoryTreeRowQuery } from "#/__generated__/CategoryTreeRowQuery.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { Row } from "#/ui/TableBody.tsx";
import { sortByPosition } from "../sortByPosition.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { BranchRow } from "./BranchRow.tsx";
import { CategoryTreeCells } from "./CategoryTreeCells.tsx";

interface TreeRowProps<Key> {
  readonly id: string;
  readonly categoryKey: Key;
  readonly openIds: ReadonlySet<string>;
  readonly mayEdit: boolean;
  readonly steps: RowSteps | undefined;
}

/** A category of level 1 in the tree. */
export function CategoryTreeRow({ categoryKey, ...row }: TreeRowProps<CategoryTreeRow_category$key>) {
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
              ...CategoryTreeRow_branch
            }
          }
        }
      }
    `,
    categoryKey,
  );
  return (
    <Branch
      {...row}
      categoryKey={category}
      found={category.children}
      load={() => refetch({ isOpen: true })}
      draw={(child, steps) => (
        <SecondRow key={child.id} {...row} id={child.id} categoryKey={child} steps={steps} />
      )}
    />
  );
}

/** A category of level 2. The same again, because no fragment may spread itself. */
function SecondRow({ categoryKey, ...row }: TreeRowProps<CategoryTreeRow_branch$key>) {
  const [category, refetch] = useRefetchableFragment<CategoryTreeRowBranchQuery, CategoryTreeRow_branch$key>(
    graphql`
      fragment CategoryTreeRow_branch on Category
      @refetchable(queryName: "CategoryTreeRowBranchQuery")
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
              ...CategoryTreeCells_category
            }
          }
        }
      }
    `,
    categoryKey,
  );
  return (
    <Branch
      {...row}
      categoryKey={category}
      found={category.children}
      load={() => refetch({ isOpen: true })}
      draw={(child, steps) => (
        <Row key={child.id} id={child.id} textValue={child.name}>
          <CategoryTreeCells categoryKey={child} mayEdit={row.mayEdit} steps={steps} />
        </Row>
      )}
    />
  );
}

/** A category of the level below. */
interface Child {
  readonly id: string;
  readonly databaseId: string;
  readonly name: string;
  readonly order: number;
}

interface BranchProps<Node extends Child> extends TreeRowProps<BranchRow_category$key> {
  /** What stands under it; nothing until it was loaded. */
  readonly found:
    | { readonly totalCount: number; readonly edges: readonly { readonly node: Node }[] }
    | null
    | undefined;
  readonly load: () => unknown;
  readonly draw: (child: Node, steps: RowSteps) => ReactNode;
}

/** A row that can be opened; what stands under it is loaded then. */
function Branch<Node extends Child>({
  id,
  categoryKey,
  openIds,
  mayEdit,
  steps,
  found,
  load,
  draw,
}: BranchProps<Node>) {
  const isMissing = openIds.has(id) && !found;
  const loadNow = useEffectEvent(() => startTransition(() => void load()));
  useEffect(() => {
    if (isMissing) loadNow();
  }, [isMissing]);
  const nodes = found?.edges.map(({ node }) => ({ ...node, databaseId: node.databaseId, order: node.order }));
  const children = sortByPosition(nodes ?? [], null);
  const { step } = useCategoryMoves(children);
  return (
    <BranchRow
      id={id}
      categoryKey={categoryKey}
      mayEdit={mayEdit}
      steps={steps}
      isLoaded={!!found}
      hiddenCount={(found?.totalCount ?? 0) - children.length}
      rows={children.map((child) => draw(child, { earlier: step(child.id, -1), later: step(child.id, 1) }))}
    />
  );
}
