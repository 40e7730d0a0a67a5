export const vendorTabs = ["profile", "activity"] as const;

/** The part of a vendor's page that an address names; the first one if none. */
export function readVendorTab(search: URLSearchParams): (typeof vendorTabs)[number] {
  return vendorTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}
