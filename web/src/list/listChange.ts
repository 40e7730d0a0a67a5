import { type ListAddress, type ListRules, pageSizesOf, readListAddress } from "./listAddress.ts";
import type { ListFilter } from "./listFilter.ts";

/** The address for a changed state. Defaults are left out; any other change than of the page goes back to page 1. */
export function writeListAddress(
  search: URLSearchParams,
  change: Partial<ListAddress>,
  rules: ListRules,
): URLSearchParams {
  const next = { ...readListAddress(search, rules), page: 1, ...change };
  const written = new URLSearchParams(search);
  const set = (name: string, value: string, fallback: string) =>
    value === fallback ? written.delete(name) : written.set(name, value);
  set("page", String(next.page), "1");
  set("pageSize", String(next.pageSize), String(pageSizesOf(rules)[0]));
  set("searchTerm", next.searchTerm, "");
  set("sortColumn", next.sort?.column ?? "", "");
  set("sortDirection", next.sort?.direction ?? "", "");
  return written;
}

/** The address without filters and search. Order and page size stay. */
export function clearFilters(search: URLSearchParams, rules: ListRules): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ["page", "searchTerm", ...filterNames(rules)]) written.delete(name);
  return written;
}

/** What the rows are picked by, as one text: empty while nothing filters the list. */
export function filterKeyOf(search: URLSearchParams, rules: ListRules): string {
  const { searchTerm } = readListAddress(search, rules);
  const filters = (rules.filters ?? []).filter((filter) => filter.read(search).length > 0);
  if (searchTerm === "" && filters.length === 0) return "";
  return JSON.stringify([searchTerm, ...filters.map((filter) => [filter.name, filter.read(search)])]);
}

function filterNames({ filters = [] }: ListRules): string[] {
  return filters.map(({ name }) => name);
}

/** How many pages the rows fill; 1 when there is none. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/** The address with other values of a filter, on page 1. */
export function writeFilter(
  search: URLSearchParams,
  { name }: ListFilter,
  values: readonly string[],
): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete("page");
  if (values.length === 0) written.delete(name);
  else written.set(name, values.join(","));
  return written;
}
