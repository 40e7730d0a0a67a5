import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Records that all writers change; their ids are nobody else's. */
const records = [900_001, 900_002, 900_003, 900_004, 900_005, 900_006, 900_007, 900_008];

interface Writers {
  readonly writers: number;
  /** How many events each of them writes, those of an earlier run among them. */
  readonly changes: number;
  /** How long one takes at most before it commits, in milliseconds. */
  readonly pauseBefore: number;
}

/** What was written so, by the id of the event. */
export const writtenEvents = (db: Kysely<Database>) =>
  db.selectFrom("event").select(["event_id", "entity_id"]).where("entity_id", "in", records);

/** How many of them nobody has noted in the table `worked`. */
export async function unworked(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ event_id: number }>`select event_id from worked`.execute(db);
  const worked = new Set(rows.map(({ event_id }) => event_id));
  return (await writtenEvents(db).execute()).filter(({ event_id }) => !worked.has(event_id)).length;
}

/**
 * Writes events of the same few records, each in a transaction that commits when it likes. What happens to one record is in
 * order, because its row is locked as each call of the service locks it.
 */
export async function writeEvents(
  db: Kysely<Database>,
  { writers, changes, pauseBefore }: Writers,
): Promise<void> {
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const { count } = await db
        .selectFrom("event")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("entity_id", "in", records)
        .where("actor", "=", `writer:${writer}`)
        .executeTakeFirstOrThrow();
      for (let change = count; change < changes; change += 1) {
        const entity_id = records[(writer + change) % records.length] ?? 0;
        await db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${entity_id})`.execute(transaction);
          await pause(Math.random() * pauseBefore);
          await transaction
            .insertInto("event")
            .values({
              company_po_id: 1,
              type: "brand.changed",
              entity: "brand",
              entity_id,
              actor: `writer:${writer}`,
            })
            .execute();
          await pause(Math.random() * pauseBefore);
        });
      }
    }),
  );
}
