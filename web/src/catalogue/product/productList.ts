import type { ProductStatus } from "#/__generated__/ViewProductPageQuery.graphql";
import { type ListRules, listVariables } from "#/list/listAddress.ts";

/** Five rows first (Document 1 §9); 50 is the most a table shows without a virtualizer. */
export const productListRules = {
  sort: { name: "NAME", status: "STATUS", updated: "UPDATED_AT" },
  pageSizes: [5, 10, 25, 50],
} as const satisfies ListRules;

/** A status a product can have now; the schema may grow others. */
export type KnownStatus = Exclude<ProductStatus, "%future added value">;

export const productStatuses: readonly KnownStatus[] = [
  "DRAFT",
  "PENDING",
  "ENABLED",
  "RECTIFICATION",
  "DISABLED",
];

/** The filters as they stand in the address. */
export interface ProductFilters {
  readonly status: readonly KnownStatus[];
  readonly brand: string | null;
  readonly category: string | null;
  readonly seller: string | null;
}

/** Reads the filters; a status nobody knows is left out. */
export function readProductFilters(search: URLSearchParams): ProductFilters {
  const wanted = search.get("status")?.split(",") ?? [];
  return {
    status: productStatuses.filter((status) => wanted.includes(status)),
    brand: search.get("brand"),
    category: search.get("category"),
    seller: search.get("seller"),
  };
}

/** The address with one filter changed, on page 1. Empty values are left out. */
export function writeProductFilter(
  search: URLSearchParams,
  name: keyof ProductFilters,
  values: readonly string[],
): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete("page");
  if (values.length === 0) written.delete(name);
  else written.set(name, values.join(","));
  return written;
}

/** Whether anything narrows the list by filter. */
export function isFiltered({ status, brand, category, seller }: ProductFilters): boolean {
  return status.length > 0 || brand !== null || category !== null || seller !== null;
}

/** Variables of the product list, from the address. */
export function productVariables(search: URLSearchParams) {
  const { status, brand, category, seller } = readProductFilters(search);
  return {
    ...listVariables(search, productListRules),
    filter: {
      ...(status.length > 0 && { status }),
      ...(brand !== null && { brandId: brand }),
      ...(category !== null && { categoryId: category }),
      ...(seller !== null && { sellerId: seller }),
    },
  };
}
