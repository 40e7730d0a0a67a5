import * as v from "valibot";

/** What a person has chosen of a list's columns, by their ids. */
export interface ChosenColumns {
  /** First to last; a column that came later stands behind the one before it in the declaration. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels of those that were made wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
}

const chosenColumns = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  widths: v.optional(v.record(v.string(), v.number()), {}),
});

/** Nothing is chosen. */
export const asDeclared: ChosenColumns = { order: [], hidden: [], widths: {} };

const keyOf = (person: string, list: string) => `columns/${list}/${person}`;

/** What this browser keeps for a person. What is missing, broken or cannot be read counts as not chosen. */
export function readColumns(person: string, list: string): ChosenColumns {
  try {
    const kept = v.safeParse(chosenColumns, JSON.parse(localStorage.getItem(keyOf(person, list)) ?? "null"));
    return kept.success ? kept.output : asDeclared;
  } catch {
    return asDeclared;
  }
}

/** Keeps a choice; null goes back to the declaration. A browser that refuses storage forgets it. */
export function keepColumns(person: string, list: string, chosen: ChosenColumns | null): void {
  try {
    if (chosen === null) localStorage.removeItem(keyOf(person, list));
    else localStorage.setItem(keyOf(person, list), JSON.stringify(chosen));
  } catch {
    // The choice then lasts until the page is left.
  }
}

/** The columns in the order that was chosen, hidden ones among them. Ids that nobody knows any more are left out. */
export function inChosenOrder<Column extends { readonly id: string }>(
  columns: readonly Column[],
  { order }: Pick<ChosenColumns, "order">,
): Column[] {
  const placed = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  columns.forEach((column, index) => {
    if (placed.includes(column)) return;
    const before = columns.slice(0, index).findLast((earlier) => placed.includes(earlier));
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  });
  return placed;
}
