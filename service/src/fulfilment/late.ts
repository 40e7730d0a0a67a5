import { type Kysely, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Database } from "../db/schema.ts";
import { businessToday } from "../http/contactField.ts";
import type { Queue } from "../queue/queue.ts";

/** Late: promised for a day before today and neither handed over nor cancelled, or not accepted in the company's time. */
export const isLate = () =>
  sql<boolean>`((promised_date < ${businessToday()}::date
      and fulfilment_status not in ('delivered', 'returned', 'cancelled'))
    or (fulfilment_status = 'pending' and accept_by < now()))`;

/** So many are told of in one transaction. */
const most = 500;

/** Tells of parts of orders that have become late, of each once, whatever it waits for. @returns of how many */
async function tellOfSome(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with late as (
      update fulfilment set late_at = now() where fulfilment_id in (
        select fulfilment_id from fulfilment where late_at is null and ${isLate()}
        order by fulfilment_id limit ${most} for update skip locked)
      returning company_po_id, seller_id, fulfilment_id, order_no || '/' || part_no as number)
    insert into event (company_po_id, seller_id, type, entity, entity_id, number)
    select company_po_id, seller_id, 'fulfilment.late', 'fulfilment', fulfilment_id, number from late
    order by fulfilment_id
    returning event_id`.execute(db);
  return rows.length;
}

/** Tells of everything that has become late. */
export async function tellOfLate(db: Kysely<Database>): Promise<void> {
  while ((await tellOfSome(db)) === most);
}

/** Looks for what has become late, at the start and every five minutes, once for all services. */
export async function watchLateness(db: Kysely<Database>, queue: Queue): Promise<void> {
  queue.work("late_orders", async () => {
    await tellOfLate(db);
    return undefined;
  });
  queue.every("late_orders", "*/5 * * * *");
  await queue.send(db, "late_orders", {});
}

/** What waits to be accepted keeps to the company's time as it is now. */
export async function moveAcceptBy(
  db: Connection,
  company_po_id: number,
  accept_hours: number,
): Promise<void> {
  await db
    .updateTable("fulfilment")
    .set({ accept_by: sql<string>`placed_at + ${accept_hours} * interval '1 hour'` })
    .where("company_po_id", "=", company_po_id)
    .where("fulfilment_status", "=", "pending")
    .execute();
}
