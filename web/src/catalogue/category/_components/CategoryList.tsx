import { Plural, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { CategoryList_viewer$key } from "#/__generated__/CategoryList_viewer.graphql";
import { ListPage } from "#/list/ListPage.tsx";
import { ListPages } from "#/list/ListPages.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { useListAddress } from "#/list/useListAddress.ts";
import { SearchField } from "#/ui/SearchField.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { type CategoryLevel, categoryListRules, readParents } from "../categoryList.ts";
import { AddCategory } from "./AddCategory.tsx";
import { CategoryFilters } from "./CategoryFilters.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import "./category.css";

interface CategoryListProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryList_viewer$key;
}

/** The page of one level: header with the add action, search and parents, rows, pages. */
export function CategoryList({ level, viewerKey }: CategoryListProps) {
  const { t } = useLingui();
  const [list, change] = useListAddress(categoryListRules);
  const [search, setSearch] = useSearchParams();
  const isBusy = useNavigation().state === "loading";
  const viewer = useFragment(
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
          __id
          totalCount
          edges {
            __typename
          }
          ...CategoryTable_categories
        }
        ...CategoryFilters_viewer
        ...AddCategory_viewer
      }
    `,
    viewerKey,
  );
  const { categories, permissions } = viewer;
  if (!categories) return null;
  const { level1, level2 } = readParents(search);
  const isNarrowed = list.searchTerm !== "" || level1 !== null;
  const addAction = permissions.includes("CATEGORY_CREATE") && (
    <AddCategory
      key={level}
      level={level}
      viewerKey={viewer}
      listId={categories.__id}
      parents={{ level1, level2 }}
      knownCount={isNarrowed ? undefined : categories.totalCount}
    />
  );
  const lead =
    level === 1
      ? t`The first level of your catalogue; what customers see first.`
      : level === 2
        ? t`Each belongs to a level 1 category.`
        : t`The deepest level; each belongs to a level 2 category.`;
  return (
    <ListPage title={t`Level${level} Category`} lead={lead} action={addAction}>
      <TablePanel
        toolbar={
          <Toolbar>
            <SearchField
              label={t`Search categories`}
              clearLabel={t`Clear the search`}
              value={list.searchTerm}
              onSearch={(searchTerm) => change({ searchTerm })}
            />
            {level !== 1 && <CategoryFilters level={level} viewerKey={viewer} />}
            <ToolbarSpace />
            <ToolbarCount>
              <Plural value={categories.totalCount} one="# category" other="# categories" />
            </ToolbarCount>
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of categories`}
            list={list}
            pageSizes={categoryListRules.pageSizes}
            totalCount={categories.totalCount}
            shownCount={categories.edges.length}
            onChange={change}
          />
        }
      >
        <CategoryTable
          level={level}
          categoriesKey={categories}
          sort={list.sort}
          onSortChange={(sort) => change({ sort })}
          isBusy={isBusy}
          mayEdit={permissions.includes("CATEGORY_UPDATE")}
          isWhole={list.searchTerm === "" && (level === 1 || (level === 2 ? level1 : level2) !== null)}
          onWiden={isNarrowed ? () => setSearch({}) : undefined}
        />
      </TablePanel>
      <PageClamp {...list} totalCount={categories.totalCount} onChange={change} />
    </ListPage>
  );
}
