import { sql } from "kysely";
import type { Context } from "../http/context.ts";

/** So many of a company reach one customer in a day: nobody has shown whose address it is. */
const mostOfCompany = 100;

/** So many reach one customer in a day from all companies: enough that none can use up the room of the others alone. */
const mostOfAll = 1_000;

/** How long a mail may wait for its turn, in seconds; what would wait longer does not leave. */
const waitsAtMost = 3600;

/** A mail about an order: whoever runs a company types what address they like. */
interface ToCustomer {
  readonly company_po_id: number;
  readonly recipient: string;
}

/**
 * Counts a mail to a customer that leaves, now or when enough of the company's have left for an hour. Transactions that run at the
 * same time do not see each other's, so that orders of one company do not wait for each other: more leave than are meant to, at most as
 * many times as there are connections.
 * @returns the seconds until it may leave; undefined when it must not
 */
export async function secondsUntilRoom(
  { db, settings: { customerMailsAnHour } }: Pick<Context, "db" | "settings">,
  { company_po_id, recipient }: ToCustomer,
): Promise<number | undefined> {
  // What was written later than now was written before the clock was set back. The statement's own time, which stands still, bounds
  // what is looked at in the indexes.
  const ofToday = sql`name_key(recipient) = name_key(${recipient})
    and created_at <= clock_timestamp() and created_at > statement_timestamp() - interval '1 day'`;
  const { rows } = await sql<{ seconds: number }>`
    insert into customer_mail (company_po_id, recipient, leaves_at)
    select ${company_po_id}, ${recipient}, turn.at
    from (select greatest(date_trunc('milliseconds', clock_timestamp()), (
      select leaves_at + interval '1 hour' from customer_mail
      where company_po_id = ${company_po_id} and created_at <= clock_timestamp()
      and leaves_at > statement_timestamp() - interval '1 hour'
      order by leaves_at desc offset ${customerMailsAnHour - 1} limit 1
    )) as at) as turn
    where turn.at <= clock_timestamp() + ${waitsAtMost} * interval '1 second'
    and ${mostOfCompany} > (select count(*) from (
      select from customer_mail where company_po_id = ${company_po_id} and ${ofToday} limit ${mostOfCompany}
    ) as reached)
    and ${mostOfAll} > (select count(*) from (
      select from customer_mail where ${ofToday} limit ${mostOfAll}
    ) as reached)
    returning greatest(0, ceil(extract(epoch from leaves_at - clock_timestamp())))::integer as seconds
  `.execute(db);
  return rows[0]?.seconds;
}
