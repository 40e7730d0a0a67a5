/** The state of a table, as it stands in the address (decision D-73): shared by link, kept on reload and Back. */
export interface ListAddress<Column extends string> {
  /** 1 or more. */
  readonly page: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  /** Null: the list's own order. */
  readonly sort: ListSort<Column> | null;
}

export interface ListSort<Column extends string> {
  readonly column: Column;
  readonly direction: "asc" | "desc";
}

/** What a table allows. The first page size is the default. */
export interface ListRules<Column extends string> {
  readonly columns: readonly Column[];
  readonly pageSizes: readonly [number, ...number[]];
}

/** Reads the table's state. Whatever is missing or makes no sense falls back to the default; nothing throws. */
export function readListAddress<Column extends string>(
  search: URLSearchParams,
  rules: ListRules<Column>,
): ListAddress<Column> {
  const pageSize = Number(search.get("pageSize"));
  const column = rules.columns.find((known) => known === search.get("sortColumn"));
  return {
    page: readPage(search.get("page")),
    pageSize: rules.pageSizes.includes(pageSize) ? pageSize : rules.pageSizes[0],
    searchTerm: (search.get("searchTerm") ?? "").trim().slice(0, 100),
    sort: column ? { column, direction: search.get("sortDirection") === "desc" ? "desc" : "asc" } : null,
  };
}

/** The address for a changed state. Defaults are left out; any other change than of the page goes back to page 1. */
export function writeListAddress<Column extends string>(
  search: URLSearchParams,
  change: Partial<ListAddress<Column>>,
  rules: ListRules<Column>,
): URLSearchParams {
  const next = { ...readListAddress(search, rules), page: 1, ...change };
  const written = new URLSearchParams(search);
  const set = (name: string, value: string, fallback: string) =>
    value === fallback ? written.delete(name) : written.set(name, value);
  set("page", String(next.page), "1");
  set("pageSize", String(next.pageSize), String(rules.pageSizes[0]));
  set("searchTerm", next.searchTerm, "");
  set("sortColumn", next.sort?.column ?? "", "");
  set("sortDirection", next.sort?.direction ?? "", "");
  return written;
}

/** How many rows come before the page; the gateway's `offset`. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return (page - 1) * pageSize;
}

/** How many pages the rows fill; 1 when there is none. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
