import { sql } from "kysely";
import type { Context } from "../http/context.ts";

/** So many reach one customer from all companies in a day: whose address it is has nobody shown. */
const mostToCustomer = 100;

/** How long a mail may wait for its turn, in seconds; what would wait longer does not leave. */
const waitsAtMost = 3600;

/** A mail about an order: whoever runs a company types what address they like. */
interface ToCustomer {
  readonly company_po_id: number;
  readonly recipient: string;
}

/**
 * Counts a mail to a customer that leaves, now or when enough of the company's have left for an hour. Whoever counts at the same
 * instant does not see it, so that orders of one company do not wait for each other: some more may leave than are meant to.
 * @returns the seconds until it may leave; undefined when it must not
 */
export async function secondsUntilRoom(
  { db, settings: { customerMailsAnHour } }: Pick<Context, "db" | "settings">,
  { company_po_id, recipient }: ToCustomer,
): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    insert into customer_mail (company_po_id, recipient, leaves_at)
    select ${company_po_id}, ${recipient}, turn.at
    from (select greatest(date_trunc('milliseconds', clock_timestamp()), (
      select leaves_at + interval '1 hour' from customer_mail
      -- What is dated later was written before the clock was set back.
      where company_po_id = ${company_po_id} and leaves_at <= clock_timestamp() + ${waitsAtMost} * interval '1 second'
      order by leaves_at desc offset ${customerMailsAnHour - 1} limit 1
    )) as at) as turn
    where turn.at <= clock_timestamp() + ${waitsAtMost} * interval '1 second'
    and ${mostToCustomer} > (select count(*) from (
      select from customer_mail
      where name_key(recipient) = name_key(${recipient})
      and created_at <= clock_timestamp() and created_at > clock_timestamp() - interval '1 day'
      limit ${mostToCustomer}
    ) as reached)
    returning greatest(0, ceil(extract(epoch from leaves_at - clock_timestamp())))::integer as seconds
  `.execute(db);
  return rows[0]?.seconds;
}
