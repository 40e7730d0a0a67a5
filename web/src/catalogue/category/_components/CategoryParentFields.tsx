import { useLingui } from "@lingui/react/macro";
import { startTransition, Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { CategoryParentFields_viewer$key } from "#/__generated__/CategoryParentFields_viewer.graphql";
import type { CategoryParentFieldsQuery } from "#/__generated__/CategoryParentFieldsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { Select, type SelectOption } from "#/ui/Select.tsx";
import type { CategoryLevel } from "../categoryList.ts";
import type { CategoryDraft } from "./CategoryFields.tsx";

interface CategoryParentFieldsProps {
  readonly level: CategoryLevel;
  readonly viewerKey: CategoryParentFields_viewer$key;
  readonly draft: CategoryDraft;
  readonly onChange: (change: Partial<CategoryDraft>) => void;
}

const level2Query = graphql`
  query CategoryParentFieldsQuery($level1Id: ID!) @throwOnFieldError {
    viewer {
      categories(level: 2, parentId: $level1Id, first: 100) {
        edges {
          node {
            id
            name
            childCount
          }
        }
      }
    }
  }
`;

/** The parents of a new category: level 1, and for level 3 also level 2, whose choices follow level 1. */
export function CategoryParentFields({ level, viewerKey, draft, onChange }: CategoryParentFieldsProps) {
  const { t } = useLingui();
  const { level1 } = useFragment(
    graphql`
      fragment CategoryParentFields_viewer on Viewer @throwOnFieldError {
        level1: categories(level: 1, first: 100) @include(if: $hasLevel1Filter) {
          edges {
            node {
              id
              name
              childCount
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const [level2Ref, loadLevel2] = useQueryLoader<CategoryParentFieldsQuery>(level2Query);
  const { level1Id } = draft;
  useEffect(() => {
    if (level === 3 && level1Id !== null) startTransition(() => loadLevel2({ level1Id }));
  }, [level, level1Id, loadLevel2]);

  // A new category comes after its siblings (decision D-42), until the user says otherwise.
  const [proposed, setProposed] = useState(Number.NaN);
  const orderUnder = (parents: readonly ParentOption[], id: string) => {
    if (!Object.is(draft.order, proposed)) return {};
    const order = (parents.find((parent) => parent.id === id)?.childCount ?? 0) + 1;
    setProposed(order);
    return { order };
  };

  const level2Field = (options: readonly ParentOption[], isWaiting = false) => (
    <Select
      name={level === 3 ? "parentId" : "level2Id"}
      label={t`Level2 Category`}
      placeholder={
        isWaiting ? t`Loading` : level1Id === null ? t`Choose level 1 first` : t`Choose a category`
      }
      emptyText={t`This category has no level 2 yet`}
      required={t`Level2 Category is required`}
      options={options}
      value={draft.level2Id}
      onChange={(level2Id) => onChange({ level2Id, ...orderUnder(options, level2Id) })}
      isDisabled={level1Id === null || isWaiting}
    />
  );
  return (
    <>
      <Select
        name={level === 2 ? "parentId" : "level1Id"}
        label={t`Level1 Category`}
        placeholder={t`Choose a category`}
        emptyText={t`Add a level 1 category first`}
        required={t`Level1 Category is required`}
        options={optionsOf(level1)}
        value={level1Id}
        onChange={(id) =>
          onChange({
            level1Id: id,
            level2Id: null,
            ...(level === 2 && orderUnder(optionsOf(level1), id)),
          })
        }
      />
      {level === 3 && (
        <ErrorBoundary resetKey={level1Id ?? ""} fallback={() => level2Field([])}>
          <Suspense fallback={level2Field([], true)}>
            {level2Ref && level1Id !== null ? (
              <Level2 queryRef={level2Ref}>{level2Field}</Level2>
            ) : (
              // Chosen, but its query starts only after this render: open choices would be replaced under the pointer.
              level2Field([], level1Id !== null)
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Level2({
  queryRef,
  children,
}: {
  queryRef: PreloadedQuery<CategoryParentFieldsQuery>;
  children: (options: readonly ParentOption[]) => React.ReactNode;
}) {
  const { viewer } = usePreloadedQuery<CategoryParentFieldsQuery>(level2Query, queryRef);
  return children(optionsOf(viewer?.categories));
}

interface ParentOption extends SelectOption {
  readonly childCount: number | null | undefined;
}

interface Categories {
  readonly edges: readonly {
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly childCount?: number | null | undefined;
    };
  }[];
}

function optionsOf(categories: Categories | null | undefined): ParentOption[] {
  return (
    categories?.edges.map(({ node: { id, name, childCount } }) => ({ id, label: name, childCount })) ?? []
  );
}
