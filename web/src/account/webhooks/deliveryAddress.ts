import { sinceBusinessDay } from "#/i18n/businessToday.ts";
import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, several } from "#/list/listFilter.ts";

/** The event of a test that only shows that the way is open. */
export const ping = "webhook.ping";

export const webhookTabs = ["settings", "deliveries", "secret", "verify", "activity"] as const;

export const deliveryStates = ["WAITING", "SENT", "DEAD"] as const;

/** How many days back, today included. Deliveries are kept for 30 days. */
export const deliverySpans = ["1", "7", "30"] as const;

/** What the log of a webhook can be narrowed to. */
export const deliveryFilters = {
  state: several("status", deliveryStates),
  type: choice("type"),
  days: choice("days"),
};

/** What the address of a webhook's log can say. */
export const deliveryRules = {
  sort: { at: "CREATED_AT" },
  pageSizes: [10, 25, 50],
  filters: Object.values(deliveryFilters),
} as const satisfies ListRules;

/** The part of a webhook's page that an address names; the first one if none. */
export function readTab(search: URLSearchParams): (typeof webhookTabs)[number] {
  return webhookTabs.find((tab) => tab === search.get("tab")) ?? "settings";
}

/** Variables of the log, from the address. */
export function deliveryVariables(search: URLSearchParams) {
  const state = deliveryFilters.state.read(search);
  const [type] = deliveryFilters.type.read(search);
  const days = deliverySpans.find((span) => deliveryFilters.days.read(search).includes(span));
  return {
    ...listVariables(search, deliveryRules),
    filter: {
      ...(state.length > 0 && { state }),
      ...(type !== undefined && { types: [type] }),
      ...(days !== undefined && { createdSince: sinceBusinessDay(Number(days)) }),
    },
  };
}
