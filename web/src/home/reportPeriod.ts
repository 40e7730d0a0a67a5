import { writeFilter } from "#/list/listChange.ts";
import { one } from "#/list/listFilter.ts";

const filter = one("period", ["TODAY", "LAST_7_DAYS", "LAST_30_DAYS", "LAST_90_DAYS", "FINANCIAL_YEAR"]);
const usual = "LAST_30_DAYS";

/** The period of the figures, from the address of home. */
export const readPeriod = (search: URLSearchParams) => filter.read(search)[0] ?? usual;

/** The address with another period; the usual one is left out. */
export const writePeriod = (search: URLSearchParams, period: string): URLSearchParams =>
  writeFilter(search, filter, period === usual ? [] : [period]);
