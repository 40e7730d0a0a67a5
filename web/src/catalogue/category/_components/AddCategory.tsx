import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";
import { type CategoryLevel, readParents } from "../categoryList.ts";

// The form brings a picker and what keeps a draft; whoever looks at the list alone does not wait for them.
const loadDialog = () => import("./AddCategoryDialog.tsx");
const AddCategoryDialog = lazy(loadDialog);

interface AddCategoryProps {
  readonly level: CategoryLevel;
  /** The list on the screen, and how many rows it has. */
  readonly listId: string;
  readonly totalCount: number;
}

/** The add action of a level and its dialog. */
export function AddCategory({ level, listId, totalCount }: AddCategoryProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [search] = useSearchParams();
  usePreloadWhenIdle(loadDialog);
  const { level1, level2 } = readParents(search);
  const isFiltered = (search.get("searchTerm") ?? "") !== "" || level1 !== null;
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
            listId={listId}
            parents={{ level1: parent(level1), level2: parent(level2) }}
            knownCount={isFiltered ? undefined : totalCount}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
