import type { TableSort } from "#/ui/Table.tsx";
import type { ListSort } from "./listAddress.ts";

/** The address's sort as the table wants it. */
export function toTableSort(sort: ListSort | null): TableSort | null {
  return sort && { column: sort.column, direction: sort.direction === "asc" ? "ascending" : "descending" };
}

/** The table's sort as it stands in the address. */
export function toListSort(sort: TableSort | null): ListSort | null {
  return sort && { column: sort.column, direction: sort.direction === "ascending" ? "asc" : "desc" };
}
