import type { Problem, Taken } from "./table.ts";
import { sameAs } from "./unit.ts";

/** So many rows at most change places in one transaction; on the embedded database, which has one connection, everybody waits for it. */
export const mostAtOnce = { server: 1_000, embedded: 100 } as const;

/** What is said of a row whose value stays with another one. */
export const keptBy = (rowNo: number): string => `Row ${rowNo} was refused and keeps this value`;

const tooMany = (most: number): string => `At most ${most} rows can change places with one another`;

/** A row that takes what other records have now. */
export interface Taker {
  readonly rowNo: number;
  readonly unitNo: number;
  readonly takes: readonly Taken[];
}

/** What is known of a file when all of its rows were looked at. */
export interface Checked {
  /** In the order of the file. */
  readonly takers: readonly Taker[];
  /** The row that lays claim to a value or a record. */
  claimedBy(claim: string): number | undefined;
  /** The row that was about a record and was refused. */
  refusedFor(record: string): number | undefined;
  unitOf(rowNo: number): number;
  /** All units in the order of the file, with how many rows each has. */
  readonly units: readonly { readonly unit_no: number; readonly rows: number }[];
}

/** What becomes of rows that take what others have. */
export interface Settled {
  /** Units that are refused, with what is wrong with which row. */
  readonly refused: ReadonlyMap<number, ReadonlyMap<number, readonly Problem[]>>;
  /** What is taken, with the row that gives it up. */
  readonly takes: ReadonlyMap<number, readonly Taken[]>;
  /** The unit in whose place others are done. */
  readonly turns: ReadonlyMap<number, number>;
}

/**
 * Settles which rows get what they take: what a record gives up in the file they get behind it, rows that take from one another get
 * it at once, and what stays where it is refuses whoever would have it, and so on.
 */
export function settle(checked: Checked, most: number): Settled {
  const refused = new Map<number, Map<number, readonly Problem[]>>();
  const takes = new Map<number, readonly Taken[]>();
  const from = new Map<number, Set<number>>();
  const takersOf = new Map<number, { readonly taker: Taker; readonly taken: Taken }[]>();
  const claimed = new Map<string, number>();
  const kept: number[] = [];
  const refuse = ({ unitNo, rowNo }: Taker, problems: readonly Problem[]) => {
    if (!refused.has(unitNo)) kept.push(unitNo);
    refused.set(unitNo, (refused.get(unitNo) ?? new Map<number, readonly Problem[]>()).set(rowNo, problems));
  };

  for (const taker of checked.takers) {
    const given: Taken[] = [];
    const problems: Problem[] = [];
    for (const taken of taker.takes) {
      const { field, message, claim, record } = taken;
      const holder = checked.claimedBy(record);
      const other = claimed.get(claim) ?? checked.claimedBy(claim);
      const refusedRow = checked.refusedFor(record);
      if (other !== undefined && other !== holder) problems.push({ field, message: sameAs(other) });
      else if (other === undefined && holder !== undefined) {
        claimed.set(claim, taker.rowNo);
        given.push({ ...taken, row: holder });
      } else
        problems.push({
          field,
          message: holder === undefined && refusedRow !== undefined ? keptBy(refusedRow) : message,
        });
    }
    if (problems.length > 0) refuse(taker, problems);
    takes.set(taker.rowNo, given);
    for (const taken of given) {
      const giver = checked.unitOf(taken.row ?? 0);
      from.set(taker.unitNo, (from.get(taker.unitNo) ?? new Set()).add(giver));
      takersOf.set(giver, [...(takersOf.get(giver) ?? []), { taker, taken }]);
    }
  }

  /** Who would have what a refused row keeps is refused as well. */
  const goOn = () => {
    for (let unit = kept.pop(); unit !== undefined; unit = kept.pop())
      for (const { taker, taken } of takersOf.get(unit) ?? [])
        if (!refused.has(taker.unitNo))
          refuse(taker, [{ field: taken.field, message: keptBy(taken.row ?? 0) }]);
  };
  goOn();
  const rowsOf = new Map(checked.units.map(({ unit_no, rows }) => [unit_no, rows]));
  const groups = inOrder([...rowsOf.keys()], (unit) =>
    refused.has(unit) ? [] : [...(from.get(unit) ?? [])].filter((giver) => !refused.has(giver)),
  );
  for (const group of groups) {
    if (group.length === 1 || group.reduce((sum, unit) => sum + (rowsOf.get(unit) ?? 0), 0) <= most) continue;
    const members = new Set(group);
    for (const taker of checked.takers)
      if (members.has(taker.unitNo))
        refuse(taker, [{ field: taker.takes[0]?.field ?? null, message: tooMany(most) }]);
  }
  goOn();
  return { refused, takes, turns: turnsOf(groups, refused) };
}

/** The places of units that are not done in their own. Those that were refused are done with nobody. */
function turnsOf(
  groups: readonly (readonly number[])[],
  refused: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, number> {
  const places = groups.flat().toSorted((one, other) => one - other);
  const turns = new Map<number, number>();
  let at = 0;
  for (const group of groups) {
    for (const [index, unit] of group.entries()) {
      const turn = places[at + (refused.has(unit) ? index : 0)] ?? unit;
      if (turn !== unit) turns.set(unit, turn);
    }
    at += group.length;
  }
  return turns;
}

/**
 * All of them in their order, but each behind what it needs; those that need one another are one group (Tarjan's strongly connected
 * components, without recursion: a file that renumbers everything is one chain).
 */
export function inOrder(
  all: readonly number[],
  needs: (one: number) => readonly number[],
): readonly (readonly number[])[] {
  const found = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const groups: number[][] = [];
  const lower = (one: number, to: number | undefined) =>
    lowest.set(one, Math.min(lowest.get(one) ?? 0, to ?? 0));
  for (const start of all) {
    if (found.has(start)) continue;
    const path: { readonly one: number; readonly rest: number[] }[] = [];
    const enter = (one: number) => {
      found.set(one, found.size);
      lowest.set(one, found.size - 1);
      open.push(one);
      isOpen.add(one);
      path.push({ one, rest: [...needs(one)] });
    };
    enter(start);
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const { one } = last;
      const next = last.rest.pop();
      if (next !== undefined) {
        if (!found.has(next)) enter(next);
        else if (isOpen.has(next)) lower(one, found.get(next));
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) lower(above.one, lowest.get(one));
      if (lowest.get(one) !== found.get(one)) continue;
      const group = open.splice(open.lastIndexOf(one));
      for (const member of group) isOpen.delete(member);
      groups.push(group.toSorted((first, second) => first - second));
    }
  }
  return groups;
}
