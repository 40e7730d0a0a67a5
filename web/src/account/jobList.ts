import { sinceBusinessDay } from "#/i18n/businessToday.ts";
import { type ListRules, offsetOf, readListAddress } from "#/list/listAddress.ts";
import { one, several } from "#/list/listFilter.ts";

/** How far back, in days, today included. */
const spans = ["1", "7", "30"] as const;

/** What jobs can be picked by. */
export const jobFilters = {
  state: several("state", ["READY", "QUEUED", "RUNNING", "DONE", "FAILED", "CANCELLED", "EXPIRED"]),
  by: one("by", ["me"]),
  ended: one("ended", spans),
};

/** What the address of the jobs can say. */
export const jobRules: ListRules = {
  sort: {},
  pageSizes: [25, 50, 100],
  filters: Object.values(jobFilters),
};

/** Variables of the list of jobs, from the address. */
export function jobVariables(search: URLSearchParams) {
  const state = jobFilters.state.read(search);
  const [ended] = jobFilters.ended.read(search);
  const list = readListAddress(search, jobRules);
  return {
    first: list.pageSize,
    offset: offsetOf(list),
    filter: {
      ...(state.length > 0 && { state }),
      ...(jobFilters.by.read(search).length > 0 && { isOwn: true }),
      ...(ended !== undefined && { endedSince: sinceBusinessDay(Number(ended)) }),
    },
  };
}
