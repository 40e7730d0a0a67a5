import { searchTermOf } from "#/ui/searchTerm.ts";
import type { ListFilter } from "./listFilter.ts";

/** The state of a table, as it stands in the address (decision D-73): shared by link, kept on reload and Back. */
export interface ListAddress {
  /** 1 or more. */
  readonly page: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  /** Null: the list's own order. */
  readonly sort: ListSort | null;
}

export interface ListSort {
  readonly column: string;
  readonly direction: "asc" | "desc";
}

/** What the address of a list can say. It stands apart from the list's columns, because routes need it at once. */
export interface ListRules<Field extends string = string> {
  /** The columns that sort the list, each with the gateway's name for that order. */
  readonly sort: Readonly<Record<string, Field>>;
  /** Rows a page: the first is the default. Five rows first, 5, 10 or 25 on offer (Document 1 §9), unless given. */
  readonly pageSizes?: readonly [number, ...number[]];
  readonly filters?: readonly ListFilter[];
}

export function pageSizesOf({ pageSizes = [5, 10, 25] }: ListRules): readonly [number, ...number[]] {
  return pageSizes;
}

/** Reads the table's state. Whatever is missing or makes no sense falls back to the default; nothing throws. */
export function readListAddress(search: URLSearchParams, rules: ListRules): ListAddress {
  const pageSizes = pageSizesOf(rules);
  const pageSize = Number(search.get("pageSize"));
  const column = Object.keys(rules.sort).find((known) => known === search.get("sortColumn"));
  return {
    page: readPage(search.get("page")),
    pageSize: pageSizes.includes(pageSize) ? pageSize : pageSizes[0],
    searchTerm: searchTermOf(search.get("searchTerm") ?? ""),
    sort:
      column === undefined
        ? null
        : { column, direction: search.get("sortDirection") === "desc" ? "desc" : "asc" },
  };
}

/** The variables that every list's query has, from the address. */
export function listVariables<Field extends string>(search: URLSearchParams, rules: ListRules<Field>) {
  const list = readListAddress(search, rules);
  const field = list.sort && rules.sort[list.sort.column];
  return {
    search: list.searchTerm || null,
    orderBy: field
      ? { field, direction: list.sort.direction === "desc" ? ("DESC" as const) : ("ASC" as const) }
      : null,
    first: list.pageSize,
    offset: offsetOf(list),
  };
}

/** How many rows come before the page; the gateway's `offset`. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return (page - 1) * pageSize;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
