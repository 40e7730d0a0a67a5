import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Days, dayAfter } from "./days.ts";
import { writeDays } from "./close.ts";
import { dayColumns, productColumns, productsByDay, salesByDay } from "./reckon.ts";

/** A day of a company that was kept otherwise than its orders say. */
export interface Difference {
  readonly company_po_id: number;
  readonly day: string;
}

const most = 31;

/** @returns the days on which what is kept is not what the orders say, though nothing has marked them */
async function compare(db: Kysely<Database>, company: number, days: Days): Promise<string[]> {
  const scope = { company, seller: null, stretches: [days] };
  const kept = sql`company_po_id = ${company} and day between ${days.from} and ${days.to}`;
  const { rows } = await sql<{ day: string }>`
    with days as (select ${dayColumns} from (${salesByDay(scope)}) as days),
    kept_days as (select ${dayColumns} from sales_day where ${kept}),
    products as (select ${productColumns} from (${productsByDay(scope)}) as products),
    kept_products as (select ${productColumns} from sales_day_product where ${kept})
    select day::text as day from (
      select day from (table days except table kept_days) as missing
      union select day from (table kept_days except table days) as wrong
      union select day from (table products except table kept_products) as missing
      union select day from (table kept_products except table products) as wrong) as differences
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Compares every closed day with its orders and writes those that differ anew.
 * @returns the days that differed
 */
export async function rebuildSales(db: Kysely<Database>): Promise<Difference[]> {
  const found: Difference[] = [];
  const companies = await db.selectFrom("sales_closed").selectAll().orderBy("company_po_id").execute();
  for (const { company_po_id, through } of companies) {
    const { rows } = await sql<{ first: string | null }>`
      select least(
        (select min(day) from sales_day where company_po_id = ${company_po_id}),
        (select (min(placed_at) at time zone 'Asia/Kolkata')::date from fulfilment
          where company_po_id = ${company_po_id})) as first`.execute(db);
    let from = rows[0]?.first ?? null;
    while (from !== null && from <= through) {
      const last = dayAfter(from, most - 1);
      const to = last < through ? last : through;
      const stretch = { from, to };
      const different = await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('sales_days', ${company_po_id}))`.execute(
          transaction,
        );
        const days = await compare(transaction, company_po_id, stretch);
        if (days.length > 0) await writeDays(transaction, company_po_id, [stretch]);
        return days;
      });
      found.push(...different.map((day) => ({ company_po_id, day })));
      from = dayAfter(to);
    }
  }
  return found;
}
