import { fetchQuery, graphql } from "relay-runtime";
import type { IEnvironment } from "relay-runtime";
import type { recordSearchQuery } from "#/__generated__/recordSearchQuery.graphql";
import {
  addresses,
  categoriesAddress,
  deliveryUserAddress,
  orderAddress,
  personAddress,
  pickupPointAddress,
  productAddress,
  sellerAddress,
  vendorAddress,
} from "#/app/addresses.ts";
import type { RecordKind } from "./recordKinds.ts";

/** A record that matches, and where it is shown. */
export interface FoundRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly name: string;
  /** What tells it from its like: the SKU, the customer, the address. */
  readonly detail: string | null;
  readonly href: string;
}

const query = graphql`
  query recordSearchQuery(
    $search: String!
    $hasOrders: Boolean!
    $hasCategories: Boolean!
    $hasBrands: Boolean!
    $hasManufacturers: Boolean!
    $hasCollections: Boolean!
    $hasSellers: Boolean!
    $hasDeliveryUsers: Boolean!
    $hasPickupPoints: Boolean!
    $hasVendors: Boolean!
    $hasCompanyPeople: Boolean!
    $hasLocationPeople: Boolean!
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
      manufacturers(search: $search, first: 3) @include(if: $hasManufacturers) {
        edges {
          node {
            id
            name
          }
        }
      }
      collections(search: $search, first: 3) @include(if: $hasCollections) {
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
      deliveryUsers(search: $search, first: 3) @include(if: $hasDeliveryUsers) {
        edges {
          node {
            id
            name
            phone
          }
        }
      }
      pickupPoints(search: $search, first: 3) @include(if: $hasPickupPoints) {
        edges {
          node {
            id
            name
          }
        }
      }
      vendors(search: $search, first: 3) @include(if: $hasVendors) {
        edges {
          node {
            id
            name
          }
        }
      }
      companyPeople: staff(kind: COMPANY, search: $search, first: 3) @include(if: $hasCompanyPeople) {
        edges {
          node {
            id
            kind
            name
            email
          }
        }
      }
      locationPeople: staff(kind: LOCATION, search: $search, first: 3) @include(if: $hasLocationPeople) {
        edges {
          node {
            id
            kind
            name
            email
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
 * Looks records up by name, products by SKU and model too, orders by number, customer and phone, people by address, in one
 * request. The returned function calls it off, request and all. A list that failed is left out; the others still show.
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
  const { products, fulfilments, level1, level2, level3, brands, manufacturers, collections } = found;
  const { sellers, deliveryUsers, pickupPoints, vendors, companyPeople, locationPeople } = found;
  const categories = [level1, level2, level3].flatMap((level) => level?.edges ?? []);
  const people = [companyPeople, locationPeople].flatMap((kind) => kind?.edges ?? []);
  return [
    ...(products?.edges ?? []).map(({ node }) =>
      paged("product", node, productAddress(node.id), node.sku ?? null),
    ),
    ...(fulfilments?.edges ?? []).map(({ node }) => ({
      id: node.id,
      kind: "order" as const,
      name: node.number,
      detail: node.customerName,
      href: orderAddress(node.id),
    })),
    ...categories.map(({ node }) => listed("category", node, categoriesAddress(node.level))),
    ...(brands?.edges ?? []).map(({ node }) => listed("brand", node, addresses.brands)),
    ...(manufacturers?.edges ?? []).map(({ node }) => listed("manufacturer", node, addresses.manufacturers)),
    ...(collections?.edges ?? []).map(({ node }) => listed("collection", node, addresses.collections)),
    ...(sellers?.edges ?? []).map(({ node }) => paged("seller", node, sellerAddress(node.id))),
    ...(deliveryUsers?.edges ?? []).map(({ node }) =>
      paged("deliveryUser", node, deliveryUserAddress(node.id), node.phone),
    ),
    ...(pickupPoints?.edges ?? []).map(({ node }) => paged("pickupPoint", node, pickupPointAddress(node.id))),
    ...(vendors?.edges ?? []).map(({ node }) => paged("vendor", node, vendorAddress(node.id))),
    ...people.map(({ node }) => paged("person", node, personAddress(node.kind, node.id), node.email)),
  ];
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** A record that has a page of its own. */
function paged(
  kind: RecordKind,
  { id, name }: NamedRecord,
  href: string,
  detail: string | null = null,
): FoundRecord {
  return { id, kind, name, detail, href };
}

/** A record without a page of its own is shown by its list, narrowed to its name. */
function listed(kind: RecordKind, node: NamedRecord, list: string): FoundRecord {
  const search = new URLSearchParams({ searchTerm: node.name });
  return paged(kind, node, `${list}?${search}`);
}
