import { type KnownStatus, productFilters, productVariables } from "./productList.ts";

/** The lists of products in some states (screens S-13 and S-14). */
export type ProductView = "enabled" | "disabled" | "rectification";

/** What each list holds: those to be decided on stand with those that were sent back (decision D-64). */
export const viewStatuses: Readonly<Record<ProductView, readonly KnownStatus[]>> = {
  enabled: ["ENABLED"],
  disabled: ["DISABLED"],
  rectification: ["PENDING", "RECTIFICATION"],
};

/** A list on the screen, which a product leaves when its state no longer belongs there. */
export interface ProductListOnScreen {
  /** The connection in the store. */
  readonly id: string;
  /** Null when it holds every state. */
  readonly statuses: readonly KnownStatus[] | null;
}

/**
 * Variables of a list of some states, from the address. A status filter narrows the list, never widens it; what waits
 * longest comes first where it is to be decided on.
 */
export function productViewVariables(view: ProductView, search: URLSearchParams) {
  const variables = productVariables(search);
  const chosen = productFilters.status.read(search).filter((status) => viewStatuses[view].includes(status));
  return {
    ...variables,
    filter: { ...variables.filter, status: chosen.length > 0 ? chosen : viewStatuses[view] },
    orderBy:
      variables.orderBy ??
      (view === "rectification" ? { field: "UPDATED_AT" as const, direction: "ASC" as const } : null),
  };
}

/** The list that these states are asked for. */
export function viewOf(statuses: readonly string[]): ProductView {
  if (statuses.includes("ENABLED")) return "enabled";
  return statuses.includes("DISABLED") ? "disabled" : "rectification";
}
