import { sinceBusinessDay } from "#/i18n/businessToday.ts";
import { one, several } from "#/list/listFilter.ts";

/** How far back, in days, today included. */
const spans = ["1", "7", "30"] as const;

/** What jobs can be picked by. */
export const jobFilters = {
  state: several("state", ["READY", "QUEUED", "RUNNING", "DONE", "FAILED", "CANCELLED", "EXPIRED"]),
  by: one("by", ["me"]),
  ended: one("ended", spans),
};

/** Whether the address picks any. */
export const isPicked = (search: URLSearchParams): boolean =>
  Object.values(jobFilters).some((filter) => filter.read(search).length > 0);

/** Variables of the list of jobs, from the address. */
export function jobVariables(search: URLSearchParams) {
  const state = jobFilters.state.read(search);
  const [ended] = jobFilters.ended.read(search);
  return {
    filter: {
      ...(state.length > 0 && { state }),
      ...(jobFilters.by.read(search).length > 0 && { isOwn: true }),
      ...(ended !== undefined && { endedSince: sinceBusinessDay(Number(ended)) }),
    },
  };
}
