import type { AddMatchingProductsInput } from "#/__generated__/useAddMatchingMutation.graphql";
import type { ProductSelectionInput } from "#/__generated__/useBulkChangeValuesMutation.graphql";
import type { ProductStatus } from "#/__generated__/ViewProductPageQuery.graphql";
import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, one, several } from "#/list/listFilter.ts";

/** A status a product can have now; the schema may grow others. */
export type KnownStatus = Exclude<ProductStatus, "%future added value">;

export const productStatuses: readonly KnownStatus[] = [
  "DRAFT",
  "PENDING",
  "ENABLED",
  "RECTIFICATION",
  "DISABLED",
];

/** What products can be picked by. A status nobody knows is left out. */
export const productFilters = {
  status: several("status", productStatuses),
  brand: choice("brand"),
  category: choice("category"),
  seller: choice("seller"),
  stock: one("stock", ["LOW", "OUT"]),
  offer: one("offer", ["ON"]),
};

/** What the address of the product list can say. 50 is the most a table shows without a virtualizer. */
export const productRules = {
  sort: { name: "NAME", status: "STATUS", updated: "UPDATED_AT" },
  pageSizes: [5, 10, 25, 50],
  filters: Object.values(productFilters),
} as const satisfies ListRules;

/** What a list of products is picked by. */
export type ProductConditions = Pick<ReturnType<typeof productVariables>, "search" | "filter">;

type Taken = keyof ProductSelectionInput & keyof AddMatchingProductsInput;

/** All that match is sent as the list's filter: one that changes of many and collections do not take does not compile. */
const alsoOfMany = <Filter>(filter: Filter & Readonly<Record<Exclude<keyof Filter, Taken>, never>>): Filter =>
  filter;

/** Variables of the product list, from the address. */
export function productVariables(search: URLSearchParams) {
  const status = productFilters.status.read(search);
  const [brandId] = productFilters.brand.read(search);
  const [categoryId] = productFilters.category.read(search);
  const [sellerId] = productFilters.seller.read(search);
  const [stock] = productFilters.stock.read(search);
  return {
    ...listVariables(search, productRules),
    filter: alsoOfMany({
      ...(status.length > 0 && { status }),
      ...(brandId !== undefined && { brandId }),
      ...(categoryId !== undefined && { categoryId }),
      ...(sellerId !== undefined && { sellerId }),
      ...(stock === "LOW" && { isLowInStock: true }),
      ...(stock === "OUT" && { isOutOfStock: true }),
      ...(productFilters.offer.read(search).length > 0 && { isOnOffer: true }),
    }),
  };
}
