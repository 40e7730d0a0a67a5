import { fetchQuery, graphql } from "relay-runtime";
import type { IEnvironment } from "relay-runtime";
import type { recordSearchQuery } from "#/__generated__/recordSearchQuery.graphql";
import { addresses, categoriesAddress, orderAddress, productAddress } from "#/app/addresses.ts";

/** What kind of record was found. */
export type RecordKind = "product" | "order" | "category" | "brand" | "seller";

/** A record that matches, and where it is shown. */
export interface FoundRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly name: string;
  /** What tells it from its like: the SKU, the customer. */
  readonly detail: string | null;
  readonly href: string;
}

const query = graphql`
  query recordSearchQuery(
    $search: String!
    $hasOrders: Boolean!
    $hasCategories: Boolean!
    $hasBrands: Boolean!
    $hasSellers: Boolean!
  ) {
    viewer {
      products(search: $search, first: 5) {
        edges {
          node {
            id
            name
            sku
          }
        }
      }
      fulfilments(search: $search, first: 5) @include(if: $hasOrders) {
        edges {
          node {
            id
            number
            customerName
          }
        }
      }
      level1: categories(level: 1, search: $search, first: 3) @include(if: $hasCategories) {
        edges {
          node {
            id
            name
            level
          }
        }
      }
      level2: categories(level: 2, search: $search, first: 3) @include(if: $hasCategories) {
        edges {
          node {
            id
            name
            level
          }
        }
      }
      level3: categories(level: 3, search: $search, first: 3) @include(if: $hasCategories) {
        edges {
          node {
            id
            name
            level
          }
        }
      }
      brands(search: $search, first: 3) @include(if: $hasBrands) {
        edges {
          node {
            id
            name
          }
        }
      }
      sellers(search: $search, first: 3) @include(if: $hasSellers) {
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

type SearchResult = NonNullable<recordSearchQuery["response"]["viewer"]>;

/** The lists that the reader may open: what is found leads there. */
export type SearchedLists = Omit<recordSearchQuery["variables"], "search">;

/** Who hears of a search: once what was found, or that it failed. */
export interface SearchListener {
  readonly onFound: (records: readonly FoundRecord[]) => void;
  readonly onFailure: (error: Error) => void;
}

/**
 * Looks records up by name, products by SKU and model too, orders by number, customer and phone, in one request. The returned function calls it off, request
 * and all. A list that failed is left out; the others still show.
 */
export function searchRecords(
  environment: IEnvironment,
  variables: recordSearchQuery["variables"],
  listener: SearchListener,
): () => void {
  const request = fetchQuery<recordSearchQuery>(environment, query, variables).subscribe({
    next: ({ viewer }) => listener.onFound(viewer ? recordsOf(viewer) : []),
    error: listener.onFailure,
  });
  return () => request.unsubscribe();
}

function recordsOf(found: SearchResult): FoundRecord[] {
  const { products, fulfilments, level1, level2, level3, brands, sellers } = found;
  const categories = [level1, level2, level3].flatMap((level) => level?.edges ?? []);
  return [
    ...(products?.edges ?? []).map(({ node }) => ({
      id: node.id,
      kind: "product" as const,
      name: node.name,
      detail: node.sku ?? null,
      href: productAddress(node.id),
    })),
    ...(fulfilments?.edges ?? []).map(({ node }) => ({
      id: node.id,
      kind: "order" as const,
      name: node.number,
      detail: node.customerName,
      href: orderAddress(node.id),
    })),
    ...categories.map(({ node }) => listed("category", node, categoriesAddress(node.level))),
    ...(brands?.edges ?? []).map(({ node }) => listed("brand", node, addresses.brands)),
    ...(sellers?.edges ?? []).map(({ node }) => listed("seller", node, addresses.sellers)),
  ];
}

/** A record without a page of its own is shown by its list, narrowed to its name. */
function listed(kind: RecordKind, node: { id: string; name: string }, list: string): FoundRecord {
  const search = new URLSearchParams({ searchTerm: node.name });
  return { id: node.id, kind, name: node.name, detail: null, href: `${list}?${search}` };
}
