import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { nullableInstant, whole } from "../http/responseFields.ts";
import type { fulfilmentStatuses } from "../order/words.ts";
import { isLate } from "./late.ts";
import { isUncollected } from "./uncollected.ts";

/** How many parts of orders stand where, for the tabs over a list. */
export const countsRecord = v.object({
  pending: whole,
  accepted: whole,
  packed: whole,
  ready: whole,
  out: whole,
  delivered: whole,
  returned: whole,
  cancelled: whole,
  late: whole,
  uncollected: whole,
  oldest_pending_at: nullableInstant,
});

/** Those that somebody still has to work on: few, however many there have been, and in an index of their own. */
const isOpen = sql<boolean>`fulfilment_status not in ('delivered', 'returned', 'cancelled')`;

/** Counts those of a company or of a location in one query, from the kept sums; only what is open is looked at. */
export async function countFulfilments(
  db: Connection,
  owner: "company_po_id" | "seller_id",
  ownerId: number,
): Promise<v.InferInput<typeof countsRecord>> {
  const status = (name: (typeof fulfilmentStatuses)[number]) =>
    sql<number>`coalesce(sum(change) filter (where fulfilment_status = ${name}), 0)::int`;
  const own = sql`${sql.ref(owner)} = ${ownerId}`;
  return db
    .selectFrom("fulfilment_tally")
    .select([
      status("pending").as("pending"),
      status("accepted").as("accepted"),
      status("packed").as("packed"),
      status("ready").as("ready"),
      status("out").as("out"),
      status("delivered").as("delivered"),
      status("returned").as("returned"),
      status("cancelled").as("cancelled"),
      sql<number>`(select count(*)::int from fulfilment where ${own} and ${isOpen} and ${isLate()})`.as(
        "late",
      ),
      sql<number>`(select count(*)::int from fulfilment where ${own} and fulfilment_status = 'ready'
        and ${isUncollected()})`.as("uncollected"),
      sql<string | null>`(select placed_at from fulfilment where ${own} and fulfilment_status = 'pending'
        order by placed_at limit 1)`.as("oldest_pending_at"),
    ])
    .where(owner, "=", ownerId)
    .executeTakeFirstOrThrow();
}
