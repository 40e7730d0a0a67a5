import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { CategoryList_viewer$key } from "#/__generated__/CategoryList_viewer.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { pageSizesOf } from "#/list/listAddress.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { type CategoryLevel, categoryListRules, isTreeView, readParents } from "../categoryList.ts";
import { CategoryFilters } from "./CategoryFilters.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import { CategoryTree } from "./CategoryTree.tsx";
import { CategoryViews } from "./CategoryViews.tsx";
import "./category.css";

interface CategoryListProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryList_viewer$key;
  /** Stands in the toolbar where the list has no page header of its own. */
  readonly action?: ReactNode;
}

/** The categories of one level: search and parents, rows or tree, pages. */
export function CategoryList({ level, viewerKey, action }: CategoryListProps) {
  const { t } = useLingui();
  const [list, change] = useListAddress(categoryListRules);
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const isBusy = useNavigation().state === "loading";
  const { categories, permissions } = useFragment(
    graphql`
      fragment CategoryList_viewer on Viewer @throwOnFieldError {
        permissions
        categories(
          level: $level
          parentId: $parentId
          search: $search
          orderBy: $orderBy
          first: $first
          offset: $offset
        ) {
          totalCount
          edges {
            node {
              parent {
                id
                name
                parent {
                  id
                  name
                }
              }
            }
          }
          ...CategoryTable_categories
          ...CategoryTree_categories
        }
      }
    `,
    viewerKey,
  );
  const { level1, level2 } = readParents(search);
  const mayEdit = permissions.includes("CATEGORY_UPDATE");
  const parent = categories.edges[0]?.node.parent;
  const known = [parent, parent?.parent].flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  const view = {
    sort: list.sort,
    isBusy,
    mayEdit,
    isWhole: list.searchTerm === "" && (level === 1 || (level === 2 ? level1 : level2) !== null),
    onWiden:
      list.searchTerm !== "" || (level !== 1 && level1 !== null)
        ? () =>
            changeSearch((current) => {
              const next = new URLSearchParams(current);
              for (const name of ["searchTerm", "page", "level1", "level2"]) next.delete(name);
              return next;
            })
        : undefined,
  };
  return (
    <>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search categories`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            {level === 1 ? <CategoryViews /> : <CategoryFilters level={level} known={known} />}
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={categories.totalCount} one="# category" other="# categories" />
            </ToolbarCount>
            {action}
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of categories`}
            list={list}
            pageSizes={pageSizesOf(categoryListRules)}
            totalCount={categories.totalCount}
            shownCount={categories.edges.length}
            onChange={change}
          />
        }
      >
        {isTreeView(level, search) ? (
          <CategoryTree {...view} categoriesKey={categories} />
        ) : (
          <CategoryTable
            {...view}
            level={level}
            categoriesKey={categories}
            onSortChange={(sort) => change({ sort })}
          />
        )}
      </TablePanel>
      <PageClamp {...list} totalCount={categories.totalCount} onChange={change} />
    </>
  );
}
