import { graphql, type GraphQLTaggedNode } from "react-relay";
import type { OperationType } from "relay-runtime";

/** A query that counts what an address of a list shows: one call of the service. */
export interface Counting extends OperationType {
  readonly response: {
    readonly viewer: { readonly counted: { readonly totalCount: number } } | null | undefined;
  };
}

/** How many there are; undefined for who may not know. */
export const totalOf = ({ viewer }: Counting["response"]): number | undefined => viewer?.counted.totalCount;

const products = graphql`
  query listCountsProductsQuery($search: String, $filter: ProductFilter) @throwOnFieldError {
    viewer {
      counted: products(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

const orders = graphql`
  query listCountsOrdersQuery($search: String, $filter: FulfilmentFilter) @throwOnFieldError {
    viewer {
      counted: fulfilments(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

const brands = graphql`
  query listCountsBrandsQuery($search: String) @throwOnFieldError {
    viewer {
      counted: brands(search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const manufacturers = graphql`
  query listCountsManufacturersQuery($search: String, $sellerId: ID) @throwOnFieldError {
    viewer {
      counted: manufacturers(sellerId: $sellerId, search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const categories = graphql`
  query listCountsCategoriesQuery($level: Int!, $parentId: ID, $search: String) @throwOnFieldError {
    viewer {
      counted: categories(level: $level, parentId: $parentId, search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const collections = graphql`
  query listCountsCollectionsQuery($search: String) @throwOnFieldError {
    viewer {
      counted: collections(search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const banners = graphql`
  query listCountsBannersQuery($search: String) @throwOnFieldError {
    viewer {
      counted: banners(search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const sellers = graphql`
  query listCountsSellersQuery($search: String, $filter: SellerFilter) @throwOnFieldError {
    viewer {
      counted: sellers(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

const roles = graphql`
  query listCountsRolesQuery($search: String) @throwOnFieldError {
    viewer {
      counted: roles(search: $search, first: 1) {
        totalCount
      }
    }
  }
`;

const deliveryUsers = graphql`
  query listCountsDeliveryUsersQuery($search: String, $filter: DeliveryUserFilter) @throwOnFieldError {
    viewer {
      counted: deliveryUsers(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

const pickupPoints = graphql`
  query listCountsPickupPointsQuery($search: String, $filter: PickupPointFilter) @throwOnFieldError {
    viewer {
      counted: pickupPoints(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

const vendors = graphql`
  query listCountsVendorsQuery($search: String, $filter: VendorFilter) @throwOnFieldError {
    viewer {
      counted: vendors(search: $search, filter: $filter, first: 1) {
        totalCount
      }
    }
  }
`;

/** By the ids of lists: what counts the records that a pinned view shows. The tabs of a list that is not here have names alone. */
export const listCounts: Readonly<Record<string, GraphQLTaggedNode>> = {
  products,
  productsEnabled: products,
  productsDisabled: products,
  productsInRectification: products,
  ordersPending: orders,
  ordersDespatch: orders,
  ordersCancel: orders,
  brands,
  manufacturers,
  categories1: categories,
  categories2: categories,
  categories3: categories,
  collections,
  banners,
  sellers,
  roles,
  deliveryUsers,
  pickupPoints,
  vendors,
};
