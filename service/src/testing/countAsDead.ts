import { sql } from "kysely";
import { openDatabase, type Storage } from "../db/database.ts";

/**
 * Gives back what a service that was killed was at, as the others do once it has been silent for so long that it counts as dead
 * (`queue.test.ts`). The embedded database asks for none of that: nobody else has it open.
 */
export async function countAsDead(storage: Storage): Promise<void> {
  if (storage.kind !== "server") return;
  const { db, close } = await openDatabase(storage);
  await sql`update queue.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`.execute(
    db,
  );
  await close();
}
