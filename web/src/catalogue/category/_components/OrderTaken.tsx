import { Trans } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { OrderTakenQuery } from "#/__generated__/OrderTakenQuery.graphql";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { useOptionSearch } from "#/list/useOptionSearch.ts";
import { Notice } from "#/ui/Notice.tsx";
import { isOrderId } from "#/list/orderId.ts";
import type { CategoryLevel } from "../categoryList.ts";

const query = graphql`
  query OrderTakenQuery($level: Int!, $parentId: ID, $order: Int!) @throwOnFieldError {
    viewer {
      categories(level: $level, parentId: $parentId, order: $order, first: 2) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;

interface OrderTakenProps {
  readonly level: CategoryLevel;
  readonly parentId: string | null;
  readonly order: number;
  /** The category that is edited. */
  readonly own: string | undefined;
}

/** Warns that a neighbour has the same order id; it may be saved all the same (decision D-42). */
export function OrderTaken(props: OrderTakenProps) {
  return isOrderId(props.order) ? <Neighbours {...props} /> : null;
}

function Neighbours({ level, parentId, order, own }: OrderTakenProps) {
  const { queryRef } = useOptionSearch<OrderTakenQuery>({
    query,
    variables: () => ({ level, parentId, order }),
    scope: `${parentId ?? ""} ${order}`,
    isEager: true,
  });
  return (
    <SearchedOptions<OrderTakenQuery, Neighbour> queryRef={queryRef} query={query} optionsOf={neighboursOf}>
      {(neighbours, { isSearching }) => {
        const other = neighbours.find(({ id }) => id !== own);
        if (isSearching || other === undefined) return null;
        const { name } = other;
        return (
          <Notice tone="warning">
            <Trans>
              {name} has Order ID {order} too. You can save it; the one that was added first then comes first.
            </Trans>
          </Notice>
        );
      }}
    </SearchedOptions>
  );
}

interface Neighbour {
  readonly id: string;
  readonly name: string;
}

function neighboursOf({ viewer }: OrderTakenQuery["response"]): readonly Neighbour[] {
  return viewer?.categories.edges.map(({ node }) => node) ?? [];
}
