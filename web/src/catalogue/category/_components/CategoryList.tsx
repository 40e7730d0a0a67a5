import { useLingui } from "@lingui/react/macro";
import { ListTree } from "lucide-react";
import { lazy, Suspense } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { CategoryList_viewer$key } from "#/__generated__/CategoryList_viewer.graphql";
import type { starterQuery as StarterQuery } from "#/__generated__/starterQuery.graphql";
import { AddButton } from "#/form/AddButton.tsx";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import { wholeList } from "#/job/wholeList.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { positionOfDrop } from "#/list/position.ts";
import { useListAddress } from "#/list/useListAddress.ts";
import { Button } from "#/ui/Button.tsx";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import {
  type CategoryLevel,
  categoryRules,
  categoryVariables,
  isTreeView,
  readParents,
} from "../categoryList.ts";
import { sortByPosition } from "../sortByPosition.ts";
import { starterQuery } from "../starter/starterQuery.ts";
import { useCategoryMoves } from "../useCategoryMoves.ts";
import { CategoryFilters } from "./CategoryFilters.tsx";
import { categoryLists } from "./categoryLists.tsx";
import { CategoryTree } from "./CategoryTree.tsx";
import { CategoryViews } from "./CategoryViews.tsx";
import "./category.css";

const loadDialogs = () => import("../categoryDialogs.tsx");
const AddCategory = lazy(async () => ({ default: (await loadDialogs()).AddCategory }));

const StarterTrees = lazy(async () => ({
  default: (await import("../starter/StarterTrees.tsx")).StarterTrees,
}));

interface CategoryListProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryList_viewer$key;
  /** False where it is a part of a page that has a head of its own. */
  readonly hasHead?: boolean;
}

/** The categories of one level: as rows, which can be dragged while they stand in their order, or as a tree. */
export function CategoryList({ level, viewerKey, hasHead = true }: CategoryListProps) {
  const { t } = useLingui();
  const [{ searchTerm, sort }] = useListAddress(categoryRules[level]);
  const [search] = useSearchParams();
  const viewer = useFragment(
    graphql`
      fragment CategoryList_viewer on Viewer @throwOnFieldError {
        permissions
        ...ImportButton_viewer
        ...ExportButton_viewer
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
            node {
              id
              databaseId
              name
              order
              parent {
                id
                name
                parent {
                  id
                  name
                }
              }
              ...categoryLists_category
            }
          }
          ...CategoryTree_categories
        }
      }
    `,
    viewerKey,
  );
  const { categories, permissions } = viewer;
  const [starterRef, loadStarter, closeStarter] = useQueryLoader<StarterQuery>(starterQuery);
  const mayAdd = permissions.includes("CATEGORY_CREATE");
  const nodes = categories.edges.map(({ node }) => ({
    ...node,
    databaseId: node.databaseId,
    order: node.order,
  }));
  const inOrder = sortByPosition(nodes, null);
  const { move, step } = useCategoryMoves(inOrder);
  const { level1, level2 } = readParents(search);
  const mayEdit = permissions.includes("CATEGORY_UPDATE");
  // The rows are neighbours: all of one parent, and none left out by a search.
  const isWhole = searchTerm === "" && (level === 1 || (level === 2 ? level1 : level2) !== null);
  const isReversed = sort?.direction === "desc";
  const isMovable = mayEdit && isWhole && sort?.column !== "name";
  const reorder = useRowReorder({
    isEnabled: isMovable,
    nameOf: (id) => nodes.find((node) => node.id === id)?.name ?? "",
    onDrop: (id, drop) => void move(id, positionOfDrop(drop, isReversed)),
  });
  const parent = nodes[0]?.parent;
  const known = [parent, parent?.parent].flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  return (
    <>
      <ListScreen
        key={level}
        list={categoryLists[level]}
        facts={{
          mayEdit,
          stepsOf: (id) =>
            isMovable
              ? { earlier: step(id, isReversed ? 1 : -1), later: step(id, isReversed ? -1 : 1) }
              : undefined,
        }}
        totalCount={categories.totalCount}
        rows={sortByPosition(nodes, sort).map((node) => ({ id: node.id, name: node.name, key: node }))}
        hasHead={hasHead}
        tools={level === 1 ? <CategoryViews /> : <CategoryFilters level={level} known={known} />}
        otherBeginning={
          level === 1 &&
          mayAdd && (
            <Button size="small" icon={ListTree} onPress={() => loadStarter({})}>
              {t`Begin with ready categories`}
            </Button>
          )
        }
        action={
          <>
            <ImportButton viewerKey={viewer} kind="CATEGORIES" />
            <ExportButton
              viewerKey={viewer}
              list={(address, ids) => {
                const { parentId, ...variables } = categoryVariables(level, address);
                return { categories: { level, parentId, ...wholeList(variables, ids) } };
              }}
            />
            {mayAdd && (
              <AddButton label={t`Add category`} load={loadDialogs}>
                {(onClose) => (
                  <AddCategory
                    level={level}
                    listId={categories.__id}
                    parents={{ level1: nameless(level1), level2: nameless(level2) }}
                    knownCount={level === 1 && searchTerm === "" ? categories.totalCount : undefined}
                    onClose={onClose}
                  />
                )}
              </AddButton>
            )}
          </>
        }
        {...(mayEdit && { reorder })}
        {...(isTreeView(level, search) && {
          otherView: (given) => (
            <CategoryTree
              {...given}
              categoriesKey={categories}
              sort={sort}
              mayEdit={mayEdit}
              isWhole={isWhole}
            />
          ),
        })}
      />
      {/* Beside the list: its first row takes the place of the button that has opened this. */}
      <Suspense fallback={null}>
        {starterRef && <StarterTrees queryRef={starterRef} listId={categories.__id} onClose={closeStarter} />}
      </Suspense>
    </>
  );
}

function nameless(id: string | null) {
  return id === null ? null : { id, name: "" };
}
