import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CategoryTree_categories$key } from "#/__generated__/CategoryTree_categories.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { sortByPosition } from "../sortByPosition.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { CategoryTreeRow } from "./CategoryTreeRow.tsx";

interface CategoryTreeProps {
  readonly categoriesKey: CategoryTree_categories$key;
  readonly sort: ListSort | null;
  readonly isPending: boolean;
  readonly mayEdit: boolean;
  /** Whether no level 1 category is left out by a search. */
  readonly isWhole: boolean;
  /** Stands in place of rows. */
  readonly emptyState: ReactNode;
}

/** The three levels, one under the other. What stands under a category is loaded when it is opened. */
export function CategoryTree({
  categoriesKey,
  sort,
  isPending,
  mayEdit,
  isWhole,
  emptyState,
}: CategoryTreeProps) {
  const { t } = useLingui();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const { edges } = useFragment(
    graphql`
      fragment CategoryTree_categories on CategoryConnection {
        edges {
          node {
            id
            databaseId
            name
            order
            ...CategoryTreeRow_category
          }
        }
      }
    `,
    categoriesKey,
  );
  const nodes = edges.map(({ node: { databaseId, name, order, ...node } }) => ({
    ...node,
    databaseId,
    name,
    order,
  }));
  const { step } = useCategoryMoves(sortByPosition(nodes, null));
  const isMovable = isWhole && (sort === null || sort.direction === "asc") && sort?.column !== "name";
  return (
    <Table
      aria-label={t`Tree of categories`}
      minWidth={880}
      isPending={isPending}
      treeColumn="name"
      expandedKeys={openIds}
      onExpandedChange={(keys) => setOpenIds(new Set([...keys].map(String)))}
    >
      <TableHeader>
        <Column id="name" isRowHeader>{t`Name`}</Column>
        <Column id="order" width={84} align="end">{t`Order ID`}</Column>
        <Column id="description">{t`Description`}</Column>
        <Column id="children" width={132} align="end">{t`Subcategories`}</Column>
        <Column id="products" width={108} align="end">{t`Products`}</Column>
        {mayEdit && (
          <Column id="actions" width={96} align="end" isNameHidden isPinned>
            {t`Actions`}
          </Column>
        )}
      </TableHeader>
      <TableBody
        items={sortByPosition(nodes, sort)}
        dependencies={[mayEdit, isMovable, openIds, nodes.map(({ id }) => id).join()]}
        emptyState={emptyState}
      >
        {(category) => (
          <CategoryTreeRow
            id={category.id}
            categoryKey={category}
            openIds={openIds}
            mayEdit={mayEdit}
            steps={isMovable ? { earlier: step(category.id, -1), later: step(category.id, 1) } : undefined}
          />
        )}
      </TableBody>
    </Table>
  );
}
