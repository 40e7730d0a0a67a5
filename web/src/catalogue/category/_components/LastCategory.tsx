import { type ReactNode, useEffect } from "react";
import { graphql, useQueryLoader } from "react-relay";
import type { LastCategoryQuery } from "#/__generated__/LastCategoryQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import type { CategoryLevel } from "../categoryList.ts";

const query = graphql`
  query LastCategoryQuery($level: Int!, $parentId: ID) @throwOnFieldError {
    viewer {
      categories(level: $level, parentId: $parentId, last: 1) {
        edges {
          node {
            order
          }
        }
      }
    }
  }
`;

interface LastCategoryProps {
  readonly level: CategoryLevel;
  readonly parentId: string | null;
  readonly children: (last: readonly { readonly order: number }[], isWaiting: boolean) => ReactNode;
}

/** The category that comes last among its neighbours, where the list on the screen does not show it. */
export function LastCategory({ level, parentId, children }: LastCategoryProps) {
  const [queryRef, load] = useQueryLoader<LastCategoryQuery>(query);
  useEffect(() => load({ level, parentId }, { fetchPolicy: "network-only" }), [load, level, parentId]);
  return (
    <SearchedOptions<LastCategoryQuery, { readonly order: number }>
      queryRef={queryRef}
      query={query}
      optionsOf={lastOf}
    >
      {(last, { isSearching }) => children(last, isSearching)}
    </SearchedOptions>
  );
}

function lastOf({ viewer }: LastCategoryQuery["response"]): readonly { readonly order: number }[] {
  return viewer?.categories.edges.map(({ node: { order } }) => ({ order })) ?? [];
}
