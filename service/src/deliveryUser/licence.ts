import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { businessToday } from "../http/contactField.ts";
import type { Queue } from "../queue/queue.ts";

/** So many days before its end a licence is told of, and then once more. */
const [early, late] = [30, 7];

/**
 * Tells of driving licences that end, each date once and once more; one that was entered late only the second time. Whoever
 * delivers for a single location can be changed by its people, so they are told too.
 */
export async function tellOfLicences(db: Kysely<Database>): Promise<void> {
  const today = businessToday();
  await sql`
    with ending as (
      insert into licence_notice (delivery_user_id, licence_expiry, days)
        select delivery_user_id, licence_expiry,
               case when licence_expiry <= ${today}::date + ${late}::integer then ${late}::integer else ${early}::integer end
          from delivery_user
         where delivery_user_status = 'active'
           and licence_expiry between ${today}::date and ${today}::date + ${early}::integer
        on conflict do nothing
        returning delivery_user_id)
    insert into event (company_po_id, seller_id, type, entity, entity_id)
    select company_po_id, case when not all_locations and cardinality(seller_ids) = 1 then seller_ids[1] end,
           'delivery_user.licence_ending', 'delivery_user', delivery_user_id
      from ending join delivery_user using (delivery_user_id) order by delivery_user_id`.execute(db);
}

/** Looks for licences that end, at the start and every hour, once for all services. */
export async function watchLicences(db: Kysely<Database>, queue: Queue): Promise<void> {
  queue.work("licences", async () => {
    await tellOfLicences(db);
    return undefined;
  });
  queue.every("licences", "50 * * * *");
  await queue.send(db, "licences", {});
}
