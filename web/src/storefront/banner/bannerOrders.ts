import { graphql } from "react-relay";
import type { bannerOrdersQuery } from "#/__generated__/bannerOrdersQuery.graphql";
import { largestOrderId } from "#/list/orderId.ts";

/** The last hundred banners by position: a new one comes behind them, and two in one place are told apart. */
export const ordersQuery = graphql`
  query bannerOrdersQuery @throwOnFieldError {
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
export interface TakenOrder {
  readonly id: string;
  readonly order: number;
  readonly slogan: string;
}

/** Reads the response of `ordersQuery`. */
export function takenOrders({ viewer }: bannerOrdersQuery["response"]): readonly TakenOrder[] {
  return viewer?.banners.edges.map(({ node: { id, order, slogan } }) => ({ id, order, slogan })) ?? [];
}

/** The order id of a banner that comes last (decision D-42). */
export function nextOrder(taken: readonly TakenOrder[]): number {
  return Math.min(Math.max(0, ...taken.map(({ order }) => order)) + 1, largestOrderId);
}
