import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { CategoryFilters_viewer$key } from "#/__generated__/CategoryFilters_viewer.graphql";
import { Select, type SelectOption } from "#/ui/Select.tsx";
import { type CategoryLevel, readParents } from "../categoryList.ts";

const every = "every";

interface CategoryFiltersProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryFilters_viewer$key;
}

/** Narrows level 2 by its level 1 parent, and level 3 by level 1 and then level 2. The choice stands in the address. */
export function CategoryFilters({ level, viewerKey }: CategoryFiltersProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { level1: level1Id, level2: level2Id } = readParents(search);
  const { level1, level2 } = useFragment(
    graphql`
      fragment CategoryFilters_viewer on Viewer @throwOnFieldError {
        level1: categories(level: 1, first: 100) @include(if: $hasLevel1Filter) {
          edges {
            node {
              id
              name
            }
          }
        }
        level2: categories(level: 2, parentId: $level1Id, first: 100) @include(if: $hasLevel2Filter) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const narrow = (name: "level1" | "level2", id: string) =>
    startTransition(() =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.delete("page");
        if (name === "level1") next.delete("level2");
        if (id === every) next.delete(name);
        else next.set(name, id);
        return next;
      }),
    );
  const options = (all: string, categories: typeof level1 | typeof level2): SelectOption[] => [
    { id: every, label: all },
    ...(categories?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? []),
  ];
  return (
    <>
      <Select
        label={t`Level 1`}
        layout="inline"
        size="small"
        placeholder=""
        options={options(t`All`, level1)}
        value={level1Id ?? every}
        onChange={(id) => narrow("level1", id)}
      />
      {level === 3 && (
        <Select
          label={t`Level 2`}
          layout="inline"
          size="small"
          placeholder=""
          options={options(t`All`, level2)}
          value={level2Id ?? every}
          onChange={(id) => narrow("level2", id)}
          isDisabled={level1Id === null}
        />
      )}
    </>
  );
}
