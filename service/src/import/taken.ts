import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Claim, ImportKind, WrittenRow } from "./kind.ts";
import type { Taken } from "./table.ts";

/** A claim as it is kept. */
export const claimOf = ({ field, key }: Claim): string => `${field} ${key}`;

/** From now on records that are written stand aside: each may have what another one has, until `standBack` or a savepoint before. */
export async function standAside(db: Connection): Promise<void> {
  await sql`select set_config('service.exchange', 'on', true)`.execute(db);
}

/** Puts records back among the others. @throws an error of the database for what two of them have */
export async function standBack(db: Connection, { exchanges = [] }: ImportKind): Promise<void> {
  await sql`select set_config('service.exchange', 'off', true)`.execute(db);
  for (const table of exchanges)
    await sql`update ${sql.table(table)} set aside = 0 where aside <> 0`.execute(db);
}

/** What rows have written that other records have, too, of each row: only where that is looked at later. */
export async function takenBy(
  db: Connection,
  { constraints }: Pick<ImportKind, "constraints">,
  rows: readonly WrittenRow[],
): Promise<readonly (readonly Taken[])[]> {
  const taken: Taken[][] = [];
  for (const { claims } of rows) {
    const ofRow: Taken[] = [];
    for (const claim of claims) {
      const { value } = claim;
      if (value === undefined) continue;
      const other = await otherWith(db, value);
      if (other === undefined) continue;
      ofRow.push({
        field: value.field ?? claim.field,
        message: constraints[value.of.constraint]?.message ?? "Already exists",
        claim: claimOf(claim),
        record: claimOf(value.of.recordOf(other)),
      });
    }
    taken.push(ofRow);
  }
  return taken;
}

/** Another record that has the same value. */
async function otherWith(
  db: Connection,
  { of, id }: NonNullable<Claim["value"]>,
): Promise<number | undefined> {
  const both = (column: string) => [sql.ref(`own.${column}`), sql.ref(`other.${column}`)] as const;
  const [[ownId, otherId], [ownWithin, otherWithin], [own, other]] = [
    both(of.id),
    both(of.within),
    both(of.column),
  ];
  const { rows } = await sql<{ id: number }>`
    select ${otherId} as id from ${sql.table(of.table)} as own join ${sql.table(of.table)} as other
      on ${otherWithin} = ${ownWithin} and name_key(${other}) = name_key(${own}) and ${otherId} <> ${ownId}
    where ${ownId} = ${id} limit 1`.execute(db);
  return rows[0]?.id;
}
