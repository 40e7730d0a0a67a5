import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { businessToday } from "../http/contactField.ts";
import { nullableInstant, whole } from "../http/responseFields.ts";

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
  oldest_pending_at: nullableInstant,
});

/** Late: promised for a day before today, and neither handed over nor cancelled. */
export const isLate = () =>
  sql<boolean>`(promised_date < ${businessToday()}::date and fulfilment_status not in ('delivered', 'returned', 'cancelled'))`;

/** Counts those of a company or of a location in one query. */
export async function countFulfilments(
  db: Connection,
  owner: "company_po_id" | "seller_id",
  ownerId: number,
): Promise<v.InferInput<typeof countsRecord>> {
  const status = (name: string) => sql<number>`(count(*) filter (where fulfilment_status = ${name}))::int`;
  const { oldest, ...counts } = await db
    .selectFrom("fulfilment")
    .select([
      status("pending").as("pending"),
      status("accepted").as("accepted"),
      status("packed").as("packed"),
      status("ready").as("ready"),
      status("out").as("out"),
      status("delivered").as("delivered"),
      status("returned").as("returned"),
      status("cancelled").as("cancelled"),
      sql<number>`(count(*) filter (where ${isLate()}))::int`.as("late"),
      sql<string | null>`min(placed_at) filter (where fulfilment_status = 'pending')`.as("oldest"),
    ])
    .where(owner, "=", ownerId)
    .executeTakeFirstOrThrow();
  return { ...counts, oldest_pending_at: oldest };
}
