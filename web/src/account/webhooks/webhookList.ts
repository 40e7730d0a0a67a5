import { listVariables, type ListRules } from "#/list/listAddress.ts";
import { one } from "#/list/listFilter.ts";

/** What webhooks can be picked by. */
export const webhookFilters = { state: one("state", ["failing"]) };

/** What the address of the list of webhooks can say. A company has ten at most. */
export const webhookRules = {
  sort: { name: "NAME", created: "CREATED_AT" },
  filters: Object.values(webhookFilters),
  pageSizes: [10],
} as const satisfies ListRules;

/** Variables of the list of webhooks, from the address. */
export function webhookVariables(search: URLSearchParams) {
  const [state] = webhookFilters.state.read(search);
  return {
    ...listVariables(search, webhookRules),
    filter: { ...(state !== undefined && { isFailing: true }) },
  };
}
