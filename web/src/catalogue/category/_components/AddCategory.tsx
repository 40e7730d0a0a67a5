import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { AddCategory_viewer$key } from "#/__generated__/AddCategory_viewer.graphql";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";
import { type CategoryLevel, readParents } from "../categoryList.ts";

// The form brings a picker and what keeps a draft; whoever looks at the list alone does not wait for them.
const loadDialog = () => import("./AddCategoryDialog.tsx");
const AddCategoryDialog = lazy(loadDialog);

interface AddCategoryProps {
  readonly level: CategoryLevel;
  readonly viewerKey: AddCategory_viewer$key;
}

/** The add action of a level and its dialog; nothing for whoever may not add. */
export function AddCategory({ level, viewerKey }: AddCategoryProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [search] = useSearchParams();
  usePreloadWhenIdle(loadDialog);
  const { permissions, categories } = useFragment(
    graphql`
      fragment AddCategory_viewer on Viewer @throwOnFieldError {
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
        }
      }
    `,
    viewerKey,
  );
  if (!permissions.includes("CATEGORY_CREATE")) return null;
  const { level1, level2 } = readParents(search);
  const isNarrowed = (search.get("searchTerm") ?? "") !== "" || level1 !== null;
  const parent = (id: string | null) => (id === null ? null : { id, name: "" });
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add category`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <AddCategoryDialog
            level={level}
            listId={categories.__id}
            parents={{ level1: parent(level1), level2: parent(level2) }}
            knownCount={isNarrowed ? undefined : categories.totalCount}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
