import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { seedOrders } from "./seedOrders.ts";

const batch = 2500;

/**
 * Makes orders for load: copies of the demo's, with numbers and instants of their own over the last 200 days. Amounts are those of
 * real reckonings; tax documents are not copied. Nothing enters the audit trail, and nobody is told.
 * @param count 100 to 100,000
 * @throws when the company has nothing on sale
 */
export async function generateOrders(db: Connection, company: number, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
    if ((await demoOrders(transaction, company)) === 0) await seedOrders(transaction, company, new Date());
  });
  for (let done = 0; done < count; done += batch)
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
      await copyOrders(transaction, company, Math.min(batch, count - done));
      // The planner knows nothing of so many fresh rows.
      for (const table of ["company_order", "fulfilment", "order_line"])
        await sql`analyze ${sql.table(table)}`.execute(transaction);
    });
}

async function demoOrders(db: Connection, company: number): Promise<number> {
  const { count } = await db
    .selectFrom("company_order")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_po_id", "=", company)
    .where("order_channel", "=", "demo")
    .executeTakeFirstOrThrow();
  return count;
}

/** Every column of a table but its key; some with a value of their own. */
async function columnsOf(
  db: Connection,
  table: string,
  own: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<{ names: RawBuilder<unknown>; values: RawBuilder<unknown> }> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return {
    names: sql.join(rows.map(({ name }) => sql.ref(name))),
    values: sql.join(rows.map(({ name }) => own[name] ?? sql.ref(`old.${name}`))),
  };
}

async function copyOrders(db: Connection, company: number, count: number): Promise<void> {
  const { rows } = await sql<{ last: number; id: number }>`
    select coalesce(max(split_part(order_no, '-', 2)::int) filter (where company_po_id = ${company}), 0) as last,
      coalesce(max(order_id), 0) as id from company_order`.execute(db);
  const { last = 0, id = 0 } = rows[0] ?? {};
  const local = sql`(made.at at time zone 'Asia/Kolkata')`;
  const order_no = sql`to_char(${local} - interval '3 months', 'YY') || to_char(${local} + interval '9 months', 'YY')
    || '-' || lpad((${last}::int + made.n)::text, 6, '0')`;
  const orders = await columnsOf(db, "company_order", {
    order_no,
    order_channel: sql`'load'`,
    channel_reference: sql`(${last}::int + made.n) || ':' || old.order_id`,
    placed_at: sql`made.at`,
    created_at: sql`made.at`,
    promised_date: sql`${local}::date + 4`,
  });
  await sql`
    insert into company_order (${orders.names})
    select ${orders.values}
    from (select n, now() - n % 200 * interval '1 day' - n % 1440 * interval '1 minute' as at
          from generate_series(1, ${count}::int) as n) as made
    join (select *, row_number() over (order by order_id) - 1 as place, count(*) over () as total
          from company_order where company_po_id = ${company} and order_channel = 'demo') as old
      on old.place = made.n % old.total`.execute(db);
  const added = sql`(select *, split_part(channel_reference, ':', 2)::int as copied from company_order
    where order_id > ${id}::int and order_channel = 'load')`;
  const parts = await columnsOf(db, "fulfilment", {
    order_id: sql`new.order_id`,
    order_no: sql`new.order_no`,
    placed_at: sql`new.placed_at`,
    created_at: sql`new.placed_at`,
    status_at: sql`least(now(), new.placed_at + (old.status_at - old.placed_at))`,
    promised_date: sql`new.promised_date`,
    accept_by: sql`new.placed_at + interval '24 hours'`,
    // Nobody is told of what was late before it came.
    late_at: sql`now()`,
  });
  await sql`insert into fulfilment (${parts.names}) select ${parts.values} from ${added} as new
    join fulfilment as old on old.order_id = new.copied`.execute(db);
  const lines = await columnsOf(db, "order_line", {
    order_id: sql`new.order_id`,
    fulfilment_id: sql`part.fulfilment_id`,
    bundle_of: sql`null`,
  });
  await sql`insert into order_line (${lines.names}) select ${lines.values} from ${added} as new
    join order_line as old on old.order_id = new.copied
    join fulfilment as old_part on old_part.fulfilment_id = old.fulfilment_id
    join fulfilment as part on part.order_id = new.order_id and part.part_no = old_part.part_no`.execute(db);
  await sql`
    insert into order_number (company_po_id, financial_year, last_number)
    select company_po_id, split_part(order_no, '-', 1), max(split_part(order_no, '-', 2)::int) from company_order
    where company_po_id = ${company} group by 1, 2
    on conflict (company_po_id, financial_year) do update set last_number = excluded.last_number`.execute(db);
}
