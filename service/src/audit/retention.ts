import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Entries in one statement, so that none holds up what is written meanwhile, and statements in one sweep. */
const chunk = { entries: 5000, most: 40 };

/**
 * Removes entries that are older than so many months, the oldest first. It looks only at the entries with the lowest ids, which are
 * the oldest, so it costs the same however many are kept. @returns how many are gone; what is left over is for the next sweep
 */
export async function sweepAudit(
  db: Kysely<Database>,
  months: number,
  { entries, most } = chunk,
): Promise<number> {
  let gone = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const { rows } = await sql<{ gone: number }>`
      with old as (
        select audit_id, at from audit order by audit_id limit ${entries}
      ), removed as (
        delete from audit using old
          where audit.audit_id = old.audit_id and old.at < now() - ${months} * interval '1 month'
          returning 1
      )
      select count(*)::int as gone from removed`.execute(db);
    const removed = rows[0]?.gone ?? 0;
    gone += removed;
    if (removed < entries) break;
  }
  return gone;
}
