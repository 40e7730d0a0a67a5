import type { ListSort } from "#/list/listAddress.ts";

interface Positioned {
  readonly order: number;
  readonly databaseId: string;
}

const byNumber = new Intl.Collator("en", { numeric: true });

/**
 * The rows on the screen as their order ids have them now: a row whose order id has just changed stands in its new
 * place. Ties are broken by id, as the gateway breaks them. A list sorted by another column stays as it came.
 */
export function sortByPosition<Row extends Positioned>(
  rows: readonly Row[],
  sort: ListSort | null,
): readonly Row[] {
  if (sort !== null && sort.column !== "order") return rows;
  const sign = sort?.direction === "desc" ? -1 : 1;
  return rows.toSorted(
    (one, other) => sign * (one.order - other.order || byNumber.compare(one.databaseId, other.databaseId)),
  );
}
