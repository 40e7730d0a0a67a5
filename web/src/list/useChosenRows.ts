import { useState } from "react";
import type { Selection } from "react-aria-components/Table";
import type { ChosenRows } from "./listDeclaration.ts";

interface NamedRow {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  readonly names: ReadonlyMap<string, string>;
  readonly isAll: boolean;
  readonly filterKey: string;
  readonly pageKey: string;
  readonly rows: readonly NamedRow[];
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * The rows that were chosen, over all pages and orders of a list. Another search or filter gives them up, because what is
 * chosen could not be seen any more; so does a row that goes away.
 * @param filterKey what the rows are picked by
 * @param pageKey page and order: rows that go while it stays are gone, not on another page
 * @param matching how many match in all, where all of them can be chosen
 */
export function useChosenRows(
  rows: readonly NamedRow[],
  filterKey: string,
  pageKey: string,
  matching: number | null = null,
): ChosenRows & { readonly choose: (keys: Selection) => void } {
  const [choice, setChoice] = useState<Choice>({ names: none, isAll: false, filterKey, pageKey, rows });
  const idsOf = (of: readonly NamedRow[]) => of.map(({ id }) => id).join(" ");
  let { names, isAll } = choice;
  const isSamePage = choice.filterKey === filterKey && choice.pageKey === pageKey;
  if (!isSamePage || idsOf(choice.rows) !== idsOf(rows)) {
    if (choice.filterKey !== filterKey) {
      names = none;
      isAll = false;
    } else if (isSamePage)
      names = without(
        names,
        choice.rows.filter((gone) => !rows.some(({ id }) => id === gone.id)),
      );
    setChoice({ names, isAll, filterKey, pageKey, rows });
  }
  const set = (next: ReadonlyMap<string, string>, all = false) =>
    setChoice({ names: next, isAll: all, filterKey, pageKey, rows });
  const isWhole = rows.length > 0 && rows.every(({ id }) => names.has(id));
  const count = isAll && matching !== null ? matching : names.size;
  return {
    names: isAll ? named(rows, names) : names,
    isAll,
    count,
    offer:
      matching !== null && isWhole && count < matching
        ? { count: matching, onAccept: () => set(names, true) }
        : null,
    clear: () => set(none),
    keepOnly: (ids) => set(new Map([...names].filter(([id]) => ids.has(id)))),
    // The table knows the rows of this page only; what was chosen on others stays.
    choose: (keys) =>
      set(
        named(
          rows.filter(({ id }) => keys === "all" || keys.has(id)),
          without(names, rows),
        ),
      ),
  };
}

/** Names with those of rows. */
function named(rows: readonly NamedRow[], names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...names, ...rows.map(({ id, name }): [string, string] => [id, name])]);
}

function without(names: ReadonlyMap<string, string>, rows: readonly NamedRow[]): ReadonlyMap<string, string> {
  const ids = new Set(rows.map(({ id }) => id));
  const left = [...names].filter(([id]) => !ids.has(id));
  return left.length === names.size ? names : new Map(left);
}
