/** The parts of the page of the company's people. */
export const userAdminTabs = ["people", "roles", "signIns"] as const;
export type UserAdminTab = (typeof userAdminTabs)[number];

/** The part that an address names; the first one if none. */
export function readUserAdminTab(search: URLSearchParams): UserAdminTab {
  return userAdminTabs.find((tab) => tab === search.get("tab")) ?? "people";
}

/** The parts of a person's page. */
export const personTabs = ["profile", "activity", "signIns"] as const;

/** The part of a person's page that an address names; the first one if none. */
export function readPersonTab(search: URLSearchParams): (typeof personTabs)[number] {
  return personTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}
