import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Queue } from "../queue/queue.ts";

/** So many are told of in one transaction. */
const most = 500;

async function tellOfSome(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with told as (
      update stock_told set is_untold = false, told_at = now() where stock_id in (
        select stock_id from stock_told
         where is_untold and told_at not between now() - interval '5 seconds' and now()
         order by stock_id limit ${most} for update skip locked)
      returning stock_id)
    insert into event (company_po_id, seller_id, type, entity, entity_id)
    select company_po_id, seller_id, 'stock.changed', 'stock', stock_id
      from told join stock using (stock_id) order by stock_id
    returning event_id`.execute(db);
  return rows.length;
}

/** Tells of counts that have changed again within five seconds of being told of, by now. */
export async function tellOfCounts(db: Kysely<Database>): Promise<void> {
  while ((await tellOfSome(db)) === most);
}

/** Looks every minute for counts that nobody was told of, once for all services. */
export async function watchCounts(db: Kysely<Database>, queue: Queue): Promise<void> {
  queue.work("stock_untold", async () => {
    await tellOfCounts(db);
    return undefined;
  });
  queue.every("stock_untold", "* * * * *");
  await queue.send(db, "stock_untold", {});
}
