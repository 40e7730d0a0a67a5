import { addresses } from "#/app/addresses.ts";

/** The steps of the owner's set-up (Document 1 §2). */
export type SignupStep = 1 | 2 | 3 | 4;

/** The tabs of step 4 (decision D-43). */
export const signupTabs = ["categories", "banners", "collections", "locations"] as const;

export type SignupTab = (typeof signupTabs)[number];

/** The step of an address; 0, none or something else is step 1 (decision D-21). */
export function readStep(search: URLSearchParams): SignupStep {
  const value = search.get("val");
  return value === "2" ? 2 : value === "3" ? 3 : value === "4" ? 4 : 1;
}

/** The tab of step 4; the categories when the address names none. */
export function readTab(search: URLSearchParams): SignupTab {
  return signupTabs.find((tab) => tab === search.get("tab")) ?? "categories";
}

/** The level of categories that step 4 shows; level 1 when the address names none. */
export function readLevel(search: URLSearchParams): 1 | 2 | 3 {
  const value = search.get("level");
  return value === "2" ? 2 : value === "3" ? 3 : 1;
}

/** The address of a tab of step 4, with its table in its first state. */
export function tabAddress(tab: SignupTab, level: 1 | 2 | 3 = 1): string {
  const search = new URLSearchParams({ val: "4", tab });
  if (level !== 1) search.set("level", String(level));
  return `${addresses.signup}?${search}`;
}

/**
 * The step that has to be done next, by the parts that are done (Document 1 §4, decision D-21). Every step up to it can
 * be opened.
 */
export function nextStepOf(completedParts: readonly string[]): SignupStep {
  if (!completedParts.includes("COMPANY_INFORMATION")) return 2;
  return completedParts.includes("ABOUT_US") ? 4 : 3;
}
