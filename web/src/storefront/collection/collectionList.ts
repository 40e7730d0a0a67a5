import { type ListRules, listVariables } from "#/list/listAddress.ts";

/** What the address of the list can say. */
export const collectionListRules = {
  sort: { name: "NAME" },
} as const satisfies ListRules;

/** Variables of the list, from the address. */
export function collectionVariables(search: URLSearchParams) {
  return {
    ...listVariables(search, collectionListRules),
  };
}
