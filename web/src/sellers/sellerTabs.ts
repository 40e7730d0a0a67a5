export const sellerTabs = ["profile", "products", "users", "activity"] as const;

/** The part of a location's page that an address names; the first one if none. */
export function readSellerTab(search: URLSearchParams): (typeof sellerTabs)[number] {
  return sellerTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}
