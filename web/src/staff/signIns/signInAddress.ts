import { businessToday } from "#/i18n/businessToday.ts";
import type { ListRules } from "#/list/listAddress.ts";
import { one, several } from "#/list/listFilter.ts";
import { signInOutcomes } from "#/people/signInOutcomes.ts";

/** How many days back, today included. */
export const signInSpans = ["1", "7", "30", "90"] as const;

/** What the history can be picked by. */
export const signInFilters = {
  outcome: several("outcome", signInOutcomes),
  days: one("days", signInSpans),
};

/** What the address of the history can say. */
export const signInRules = {
  sort: {},
  pageSizes: [25],
  filters: Object.values(signInFilters),
} as const satisfies ListRules;

/** What the history asks for, from the address. */
export function signInVariables(search: URLSearchParams) {
  const outcomes = signInFilters.outcome.read(search);
  const [days] = signInFilters.days.read(search);
  const today = Date.parse(`${businessToday()}T00:00:00+05:30`);
  return {
    outcomes: outcomes.length === 0 ? null : outcomes,
    from: days === undefined ? null : new Date(today - (Number(days) - 1) * 86_400_000).toISOString(),
  };
}
