export const pickupPointTabs = ["profile", "orders", "activity"] as const;

/** The part of a pickup point's page that an address names; the first one if none. */
export function readPickupPointTab(search: URLSearchParams): (typeof pickupPointTabs)[number] {
  return pickupPointTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}
