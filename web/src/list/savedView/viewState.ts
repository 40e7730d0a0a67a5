import { type ListRules, pageSizesOf, readListAddress } from "../listAddress.ts";
import type { ReadyView } from "../listDeclaration.ts";
import { clearFilters, writeFilter, writeListAddress } from "../listChange.ts";
import type { ViewedList } from "./viewedList.ts";
import { viewParameter } from "./viewParameter.ts";

/** A column of a view; a width of null is that of the list. */
export interface ColumnOfView {
  readonly column: string;
  readonly width?: number | null | undefined;
}

/** What a view shows of its list. */
export interface ViewState {
  readonly search: string | null | undefined;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly sort: { readonly column: string; readonly isDescending: boolean } | null | undefined;
  readonly columns: readonly ColumnOfView[] | null | undefined;
  readonly pageSize: number | null | undefined;
  readonly mode: string | null | undefined;
}

/** A view of the list. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefaultForEverybody: boolean;
  readonly version: string;
  readonly viewerCanChange: boolean;
  readonly state: ViewState;
}

/** A view as the person has arranged it. */
export interface ListedView {
  readonly view: View;
  readonly isPinned: boolean;
  readonly isHidden: boolean;
  readonly isDefault: boolean;
}

/** What is chosen: a view, or the whole list without a state. */
export interface Choice {
  readonly id: string | null;
  readonly state: ViewState | null;
}

/** A view that the list comes with, as nobody can change it. */
export function readyView({ id, filters }: ReadyView, name: string): View {
  return {
    id,
    name,
    isShared: true,
    isDefaultForEverybody: false,
    version: "",
    viewerCanChange: false,
    state: {
      search: null,
      filters: Object.entries(filters).map(([name, values]) => ({ name, values })),
      sort: null,
      columns: null,
      pageSize: null,
      mode: null,
    },
  };
}

/** The columns of a list as they are shown now. */
export function columnsShown({ shown, widths }: ViewedList["columns"]): ColumnOfView[] {
  return shown.map(({ id }) => ({ column: id, width: widths[id] ?? null }));
}

/** What the columns of a view say, for a comparison. */
const textOf = (columns: readonly ColumnOfView[]) =>
  columns.map(({ column, width }) => `${column} ${width ?? ""}`).join();

/** What an address wants in place of the table; null for the table. */
export const modeOf = (search: URLSearchParams): string | null => search.get("view")?.slice(0, 20) || null;

/** What the list of an address shows, with these columns. */
export function stateOf(search: URLSearchParams, rules: ListRules, columns: readonly ColumnOfView[]) {
  const { searchTerm, sort, pageSize } = readListAddress(search, rules);
  const filters = (rules.filters ?? []).flatMap((filter) => {
    const values = filter.read(search);
    return values.length > 0 ? [{ name: filter.name, values: [...values] }] : [];
  });
  return {
    search: searchTerm || null,
    filters,
    sort: sort && { column: sort.column, isDescending: sort.direction === "desc" },
    columns: columns.map(({ column, width = null }) => ({ column, width })),
    pageSize: pageSize === pageSizesOf(rules)[0] ? null : pageSize,
    mode: modeOf(search),
  } satisfies ViewState;
}

const listParameters = ["pageSize", "sortColumn", "sortDirection", "view", viewParameter];

/**
 * The address of a view; without one that of the whole list. What the list does not know any more is left out, and what
 * the page has in its address besides the list stays.
 */
export function searchOf(
  state: ViewState | null,
  rules: ListRules,
  id: string | null,
  current = new URLSearchParams(),
): URLSearchParams {
  const others = clearFilters(current, rules);
  for (const name of listParameters) others.delete(name);
  if (!state) {
    if (id !== null) others.set(viewParameter, id);
    return others;
  }
  const { search, sort, pageSize, mode } = state;
  const listed = writeListAddress(
    others,
    {
      searchTerm: search ?? "",
      sort: sort ? { column: sort.column, direction: sort.isDescending ? "desc" : "asc" } : null,
      ...(pageSize && { pageSize }),
    },
    rules,
  );
  // Read once more: of an order or a size that nobody knows, nothing stays.
  const known = writeListAddress(listed, {}, rules);
  const written = (rules.filters ?? []).reduce((next, filter) => {
    const values = state.filters.find(({ name }) => name === filter.name)?.values ?? [];
    return writeFilter(next, filter, filter.read(writeFilter(next, filter, values)));
  }, known);
  if (mode) written.set("view", mode);
  if (id !== null) written.set(viewParameter, id);
  return written;
}

/** Whether a list shows what a view does, as far as the list knows what that is. */
export function isSameView(
  search: URLSearchParams,
  state: ViewState,
  rules: ListRules,
  columns: { readonly shown: readonly ColumnOfView[]; readonly known: readonly string[] },
): boolean {
  const texts = (some: URLSearchParams) => JSON.stringify(stateOf(some, rules, []));
  if (texts(search) !== texts(searchOf(state, rules, null))) return false;
  const wanted = state.columns?.filter(({ column }) => columns.known.includes(column));
  return !wanted?.length || textOf(wanted) === textOf(columns.shown);
}

/** Whether an address says nothing of its list: no page, no search, no order, no view. */
export function isBare(search: URLSearchParams, rules: ListRules): boolean {
  return searchOf(null, rules, null, search).size === search.size;
}
