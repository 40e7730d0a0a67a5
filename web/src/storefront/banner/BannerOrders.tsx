import { type ReactNode, useEffect } from "react";
import { graphql, useQueryLoader } from "react-relay";
import type { BannerOrdersQuery } from "#/__generated__/BannerOrdersQuery.graphql";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";

const query = graphql`
  query BannerOrdersQuery @throwOnFieldError {
    viewer {
      banners(last: 100) {
        edges {
          node {
            id
            order
            slogan
          }
        }
      }
    }
  }
`;

/** A banner and its place. */
export interface BannerOrder extends TakenOrder {
  readonly id: string;
}

/** The last hundred banners by position: a new one comes behind them, and two in one place are told apart. */
export function BannerOrders({
  children,
}: {
  children: (taken: readonly BannerOrder[], isWaiting: boolean) => ReactNode;
}) {
  const [queryRef, load] = useQueryLoader<BannerOrdersQuery>(query);
  useEffect(() => load({}, { fetchPolicy: "network-only" }), [load]);
  return (
    <SearchedOptions<BannerOrdersQuery, BannerOrder>
      queryRef={queryRef}
      query={query}
      optionsOf={takenOrders}
    >
      {(taken, { isSearching }) => children(taken, isSearching)}
    </SearchedOptions>
  );
}

function takenOrders({ viewer }: BannerOrdersQuery["response"]): readonly BannerOrder[] {
  return viewer?.banners.edges.map(({ node: { id, order, slogan: name } }) => ({ id, order, name })) ?? [];
}
