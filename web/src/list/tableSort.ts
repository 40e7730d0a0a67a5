import type { TableSort } from "#/ui/Table.tsx";
import type { ListSort } from "./listAddress.ts";

/** The address's sort as the table wants it. */
export function toTableSort(sort: ListSort<string> | null): TableSort | null {
  return sort && { column: sort.column, direction: sort.direction === "asc" ? "ascending" : "descending" };
}

/** The table's sort as it stands in the address; null for a column that the list cannot sort by. */
export function toListSort<Column extends string>(
  sort: TableSort | null,
  columns: readonly Column[],
): ListSort<Column> | null {
  const column = columns.find((known) => known === sort?.column);
  return sort && column ? { column, direction: sort.direction === "ascending" ? "asc" : "desc" } : null;
}
