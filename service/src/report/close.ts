import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import { businessToday } from "../http/contactField.ts";
import type { Queue } from "../queue/queue.ts";
import { type Days, dayAfter, stretches } from "./days.ts";
import { dayColumns, productColumns, productsByDay, salesByDay, type Scope } from "./reckon.ts";

/** So many days of a company are written in one transaction. */
const most = 31;

/** Writes what was sold on some days, in place of what was kept of them. */
export async function writeDays(db: Connection, company: number, days: readonly Days[]): Promise<void> {
  for (const { from, to } of days)
    for (const table of ["sales_day", "sales_day_product"] as const)
      await db
        .deleteFrom(table)
        .where("company_po_id", "=", company)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .execute();
  const scope: Scope = { company, seller: null, stretches: days };
  await sql`insert into sales_day (${dayColumns}) select ${dayColumns} from (${salesByDay(scope)}) as days`.execute(
    db,
  );
  await sql`insert into sales_day_product (${productColumns})
    select ${productColumns} from (${productsByDay(scope)}) as products`.execute(db);
}

/** The day before the first one on which something was sold or credited. */
async function dayBeforeFirst(db: Connection, company: number): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select (least(
      (select min(placed_at) from fulfilment where company_po_id = ${company}),
      (select min(issued_at) from tax_document where company_po_id = ${company} and kind = 'credit_note'))
      at time zone 'Asia/Kolkata')::date - 1 as first`.execute(db);
  return rows[0]?.first ?? null;
}

/** Closes the next days of a company that are over. @returns whether there are more */
async function closeNext(db: Kysely<Database>, company: number, yesterday: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Two services close one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended('sales_days', ${company}))`.execute(transaction);
    const kept = await transaction
      .selectFrom("sales_closed")
      .select("through")
      .where("company_po_id", "=", company)
      .executeTakeFirst();
    const before = kept?.through ?? (await dayBeforeFirst(transaction, company));
    if (before === null || before >= yesterday) return false;
    const last = dayAfter(before, most);
    const through = last < yesterday ? last : yesterday;
    await writeDays(transaction, company, [{ from: dayAfter(before), to: through }]);
    await sql`insert into sales_closed (company_po_id, through) values (${company}, ${through})
      on conflict (company_po_id) do update set through = excluded.through`.execute(transaction);
    return through < yesterday;
  });
}

/** Reckons anew the days of a company that something has changed for. @returns whether there are more */
async function mend(db: Kysely<Database>, company: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sales_days', ${company}))`.execute(transaction);
    const { rows } = await sql<{ day: string }>`
      delete from sales_day_mark where company_po_id = ${company} and day in (
        select distinct day from sales_day_mark where company_po_id = ${company} order by day limit ${most})
      returning day`.execute(transaction);
    const closed = await transaction
      .selectFrom("sales_closed")
      .select("through")
      .where("company_po_id", "=", company)
      .executeTakeFirst();
    // What is not closed yet is not kept either.
    const days = new Set(rows.map(({ day }) => day).filter((day) => day <= (closed?.through ?? "")));
    if (days.size > 0) await writeDays(transaction, company, stretches([...days]));
    return rows.length > 0;
  });
}

/** Closes all days of all companies that are over by now, and mends those that have changed. */
export async function closeDays(db: Kysely<Database>, now = new Date()): Promise<void> {
  const yesterday = dayAfter(businessToday(now), -1);
  const { rows } = await sql<{ company: number }>`
    select company_po_id as company from company where exists (
      select from fulfilment where fulfilment.company_po_id = company.company_po_id) order by 1`.execute(db);
  for (const { company } of rows) {
    while (await closeNext(db, company, yesterday));
    while (await mend(db, company));
  }
}

/** Closes at ten past midnight in India, and mends at ten past every hour, once for all services. */
export async function watchSalesDays(db: Kysely<Database>, queue: Queue): Promise<void> {
  queue.work("sales_days", async () => {
    await closeDays(db);
    return undefined;
  });
  queue.every("sales_days", "40 * * * *");
  await queue.send(db, "sales_days", {});
}
