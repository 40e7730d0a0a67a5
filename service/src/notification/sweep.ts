import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** So many notices of one person are kept, the newest. */
const mostOfOne = 500;

/** Removes notices that began 90 days ago, and those of a person who has too many. */
export async function sweepNotifications(db: Kysely<Database>): Promise<void> {
  await sql`delete from notification where created_at < now() - interval '90 days'`.execute(db);
  await sql`delete from notification where notification_id in (
    select notification_id from (
      select notification_id, row_number() over (
        partition by account_id order by happened_at desc, notification_id desc) as place
      from notification where account_id in (
        select account_id from notification group by account_id having count(*) > ${mostOfOne})) as kept
    where place > ${mostOfOne})`.execute(db);
}
