import { type ListRules, listVariables } from "#/list/listAddress.ts";

/** What the address of the list can say. */
export const bannerListRules = {
  sort: { order: "ORDER", slogan: "SLOGAN" },
} as const satisfies ListRules;

/** Variables of the list, from the address. */
export function bannerVariables(search: URLSearchParams) {
  return {
    ...listVariables(search, bannerListRules),
  };
}
