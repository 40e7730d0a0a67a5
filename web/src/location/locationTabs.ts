export const locationTabs = ["profile", "products", "orders", "users", "activity"] as const;

/** The part of a location's page that an address names; the first one if none. */
export function readTab(search: URLSearchParams): (typeof locationTabs)[number] {
  return locationTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}
