import { useLingui } from "@lingui/react/macro";
import { FolderTree, SearchX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CategoryTable_categories$key } from "#/__generated__/CategoryTable_categories.graphql";
import type { ListSort } from "#/list/listAddress.ts";
import { toListSort, toTableSort } from "#/list/tableSort.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import { placeOfDrop } from "#/list/place.ts";
import type { CategoryLevel } from "../categoryList.ts";
import { placeRows } from "../placeRows.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { CategoryRow } from "./CategoryRow.tsx";
import { categoryColumns, categoryListWidth } from "./categoryColumns.ts";

interface CategoryTableProps {
  readonly level: CategoryLevel;
  readonly categoriesKey: CategoryTable_categories$key;
  readonly sort: ListSort | null;
  readonly onSortChange: (sort: ListSort | null) => void;
  readonly isBusy: boolean;
  readonly mayEdit: boolean;
  /** Whether the rows are neighbours: all of one parent, and none left out by a search. */
  readonly isWhole: boolean;
  /** Takes search and parents away; undefined when there is none. */
  readonly onWiden: (() => void) | undefined;
}

/** The rows of one level. */
export function CategoryTable({
  level,
  categoriesKey,
  sort,
  onSortChange,
  isBusy,
  mayEdit,
  isWhole,
  onWiden,
}: CategoryTableProps) {
  const { t } = useLingui();
  const { edges } = useFragment(
    graphql`
      fragment CategoryTable_categories on CategoryConnection {
        edges {
          node {
            id
            databaseId
            name
            order
            ...CategoryRow_category
          }
        }
      }
    `,
    categoriesKey,
  );
  const nodes = edges.map(({ node }) => ({ ...node, databaseId: node.databaseId, order: node.order }));
  const inOrder = placeRows(nodes, null);
  const { move, step } = useCategoryMoves(inOrder);
  const isReversed = sort?.direction === "desc";
  const isMovable = mayEdit && isWhole && (sort === null || sort.column === "order");
  const reorder = useRowReorder({
    isEnabled: isMovable,
    nameOf: (id) => inOrder.find((row) => row.id === id)?.name ?? "",
    onDrop: (id, drop) => void move(id, placeOfDrop(drop, isReversed)),
  });
  const stepsOf = (id: string) =>
    isMovable
      ? {
          earlier: step(id, isReversed ? 1 : -1),
          later: step(id, isReversed ? -1 : 1),
        }
      : undefined;
  const names: Record<string, string> = {
    order: t`Order`,
    name: t`Name`,
    description: t`Description`,
    parent: t`Belongs to`,
    children: t`Subcategories`,
    products: t`Products`,
    actions: t`Actions`,
  };
  return (
    <Table
      aria-label={t`Level${level} Category`}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(toListSort(next))}
      minWidth={categoryListWidth(level)}
      isBusy={isBusy}
      {...(mayEdit && { dragAndDropHooks: reorder })}
    >
      <TableHeader>
        {categoryColumns(level, mayEdit).map(({ id, ...column }) => (
          <Column
            key={id}
            id={id}
            {...column}
            isRowHeader={id === "name"}
            allowsSorting={id === "order" || id === "name"}
            isNameHidden={id === "actions"}
            isPinned={id === "actions"}
          >
            {names[id]}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={placeRows(nodes, sort)}
        dependencies={[mayEdit, level, isMovable, inOrder.map(({ id }) => id).join()]}
        emptyState={
          onWiden ? (
            <EmptyState
              icon={SearchX}
              title={t`No category matches`}
              action={<Button size="small" onPress={onWiden}>{t`Show all categories`}</Button>}
            >
              {t`Try another word, or show all categories again.`}
            </EmptyState>
          ) : (
            <EmptyState icon={FolderTree} title={t`No categories yet`}>
              {t`Categories of this level appear here. Add the first one to begin.`}
            </EmptyState>
          )
        }
      >
        {(category) => (
          <CategoryRow
            id={category.id}
            level={level}
            categoryKey={category}
            mayEdit={mayEdit}
            steps={stepsOf(category.id)}
          />
        )}
      </TableBody>
    </Table>
  );
}
