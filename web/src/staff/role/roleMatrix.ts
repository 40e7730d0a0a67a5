/** What a permission does to what it is about. */
export type ActionName = "READ" | "CREATE" | "UPDATE" | "DELETE" | "APPROVE";

/** The columns of the matrix, first to last. */
export const actionNames: readonly ActionName[] = ["READ", "CREATE", "UPDATE", "DELETE", "APPROVE"];

/** A permission in the matrix. */
export interface MatrixAction {
  readonly action: ActionName;
  readonly permission: string;
  /** Whether the viewer may give it: nobody gives what they do not have. */
  readonly isGrantable: boolean;
}

/** A row of the matrix: what can be done with one kind of record. */
export interface MatrixGroup {
  readonly entity: string;
  readonly title: string;
  readonly actions: readonly MatrixAction[];
}

/** How much of a row or a column is chosen. */
export type Amount = "none" | "some" | "all";

const ofColumn = (groups: readonly MatrixGroup[], action: ActionName): MatrixAction[] =>
  groups.flatMap(({ actions }) => actions.filter((one) => one.action === action));

/** How much of these is chosen. */
export function amountOf(actions: readonly MatrixAction[], chosen: readonly string[]): Amount {
  const count = actions.filter(({ permission }) => chosen.includes(permission)).length;
  return count === 0 ? "none" : count === actions.length ? "all" : "some";
}

export function amountOfColumn(
  groups: readonly MatrixGroup[],
  action: ActionName,
  chosen: readonly string[],
): Amount {
  return amountOf(ofColumn(groups, action), chosen);
}

/** Whether anything of a column can be given. */
export function isColumnOpen(groups: readonly MatrixGroup[], action: ActionName): boolean {
  return ofColumn(groups, action).some(({ isGrantable }) => isGrantable);
}

/**
 * The permissions in the order of the matrix, so that one choice has one text. What the matrix does not show is kept at the
 * end: a permission that is newer than this page is not lost by it.
 */
function inOrder(groups: readonly MatrixGroup[], chosen: ReadonlySet<string>): string[] {
  const known = groups.flatMap(({ actions }) => actions.map(({ permission }) => permission));
  return [...known.filter((one) => chosen.has(one)), ...[...chosen].filter((one) => !known.includes(one))];
}

/**
 * Chooses these permissions or gives them up, as far as the viewer may give them. Whoever may change a thing sees it: with any
 * other permission of a row comes the one to see it, and without that one the others go.
 */
function change(
  groups: readonly MatrixGroup[],
  chosen: readonly string[],
  wanted: readonly MatrixAction[],
  isOn: boolean,
): string[] {
  const next = new Set(chosen);
  const set = ({ permission, isGrantable }: MatrixAction, on: boolean) => {
    if (!isGrantable) return;
    if (on) next.add(permission);
    else next.delete(permission);
  };
  for (const one of wanted) set(one, isOn);
  for (const { actions } of groups) {
    const sight = actions.find(({ action }) => action === "READ");
    if (!sight) continue;
    const others = actions.filter((one) => one !== sight);
    if (!isOn && wanted.includes(sight)) for (const one of others) set(one, false);
    if (others.some(({ permission }) => next.has(permission))) set(sight, true);
  }
  return inOrder(groups, next);
}

/** Chooses one permission or gives it up. */
export function withPermission(
  groups: readonly MatrixGroup[],
  chosen: readonly string[],
  permission: string,
  isOn: boolean,
): string[] {
  const wanted = groups.flatMap(({ actions }) => actions.filter((one) => one.permission === permission));
  return change(groups, chosen, wanted, isOn);
}

/** Chooses a whole row or gives it up. */
export function withRow(
  groups: readonly MatrixGroup[],
  chosen: readonly string[],
  entity: string,
  isOn: boolean,
): string[] {
  const wanted = groups.flatMap((group) => (group.entity === entity ? group.actions : []));
  return change(groups, chosen, wanted, isOn);
}

/** Chooses a whole column or gives it up. */
export function withColumn(
  groups: readonly MatrixGroup[],
  chosen: readonly string[],
  action: ActionName,
  isOn: boolean,
): string[] {
  return change(groups, chosen, ofColumn(groups, action), isOn);
}

/** Where a role differs from the one that it was made from. */
export function differencesFrom(
  template: readonly string[],
  chosen: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  return {
    added: chosen.filter((one) => !template.includes(one)),
    removed: template.filter((one) => !chosen.includes(one)),
  };
}

/** A place in the matrix: row 0 are the columns' own switches, column 0 those of the rows. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Where an arrow key leads from a place: to the next one that is there in that direction, over gaps; null at the edge.
 * @param places those with something to switch
 */
export function nextPlace(places: readonly Place[], from: Place, down: number, across: number): Place | null {
  const ahead = ({ row, column }: Place) =>
    down !== 0
      ? column === from.column && (row - from.row) * down > 0
      : row === from.row && (column - from.column) * across > 0;
  const distance = ({ row, column }: Place) => Math.abs(row - from.row) + Math.abs(column - from.column);
  const found = places.filter(ahead).toSorted((one, other) => distance(one) - distance(other));
  return found[0] ?? null;
}
