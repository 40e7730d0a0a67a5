import { useState } from "react";

interface IdentifiedRow {
  readonly id: string;
}

interface Seen {
  readonly address: string;
  readonly totalCount: number;
  /** All that have stood on this page since it was opened, also those that are gone: an undo brings them back. */
  readonly known: ReadonlySet<string>;
  readonly added: readonly string[];
}

/**
 * The ids of the rows that were added since this page of a list was opened, oldest first: rows that nobody has seen here
 * before, which come as the list grows by one. What follows up after a deletion does not count.
 * @param address what the rows are picked by, page and order
 */
export function useNewRows(
  rows: readonly IdentifiedRow[],
  totalCount: number,
  address: string,
): readonly string[] {
  const idsOf = () => new Set(rows.map(({ id }) => id));
  const [seen, setSeen] = useState<Seen>(() => ({ address, totalCount, known: idsOf(), added: [] }));
  if (seen.address !== address) {
    setSeen({ address, totalCount, known: idsOf(), added: [] });
    return [];
  }
  const unknown = rows.filter(({ id }) => !seen.known.has(id)).map(({ id }) => id);
  if (unknown.length === 0 && seen.totalCount === totalCount) return seen.added;
  const isAddition = unknown.length === 1 && totalCount === seen.totalCount + 1;
  const added = isAddition ? [...seen.added, ...unknown] : seen.added;
  setSeen({ address, totalCount, known: new Set([...seen.known, ...unknown]), added });
  return added;
}

/** As many rows as the page holds: those at its end leave, but not before the new ones have been seen. */
export function fitPage<Row extends IdentifiedRow>(
  rows: readonly Row[],
  pageSize: number,
  added: readonly string[],
): readonly Row[] {
  const surplus = rows.length - pageSize;
  if (surplus <= 0) return rows;
  const leaving = new Set(
    rows
      .filter(({ id }) => !added.includes(id))
      .slice(-surplus)
      .map(({ id }) => id),
  );
  return rows.filter(({ id }) => !leaving.has(id)).slice(0, pageSize);
}
