import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";

/** So many devices of an account are known, those that signed in last. */
export const mostDevices = 50;

/** Forgets the devices of an account that signed in longest ago, above the most. */
export async function forgetOldest(db: Connection, accountId: number): Promise<void> {
  await sql`delete from account_device where device_id in (
    select device_id from account_device where account_id = ${accountId}
    order by updated_at desc, device_id desc offset ${mostDevices})`.execute(db);
}

/**
 * Forgets devices that have not signed in for 100 days; what they show has then expired in the browser. The last one of an account
 * stays, because a device is new only to an account that has signed in before.
 */
export async function sweepDevices(db: Kysely<Database>): Promise<void> {
  await sql`delete from account_device as old where updated_at < now() - interval '100 days'
    and exists (select 1 from account_device as later where later.account_id = old.account_id
      and (later.updated_at, later.device_id) > (old.updated_at, old.device_id))`.execute(db);
}
