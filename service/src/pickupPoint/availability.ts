import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { businessToday } from "../http/contactField.ts";
import { broken } from "../http/httpError.ts";
import { isPausedOn, nextDates, problemOn, type PromisedByDay } from "./dates.ts";

const ruleColumns = [
  "pickup_point_id",
  "opening_hours",
  "closed_on",
  "lead_time_hours",
  "max_orders_per_day",
  "paused_at",
  "paused_until",
] as const;

/** What is promised from today on, by pickup point and day; what was cancelled or came back leaves its place to others. */
async function promisedAt(db: Connection, ids: readonly number[]): Promise<Map<number, PromisedByDay>> {
  const rows = await db
    .selectFrom("fulfilment")
    .select(["pickup_point_id", "promised_date", sql<number>`count(*)::int`.as("promised")])
    .where("pickup_point_id", "in", ids)
    .where("promised_date", ">=", businessToday())
    .where("fulfilment_status", "not in", ["cancelled", "returned"])
    .groupBy(["pickup_point_id", "promised_date"])
    .execute();
  return new Map(
    ids.map((id) => [
      id,
      new Map(
        rows.flatMap(({ pickup_point_id, promised_date, promised }) =>
          pickup_point_id === id && promised_date !== null ? [[promised_date, promised] as const] : [],
        ),
      ),
    ]),
  );
}

/** The next days on which each of them can hand over what is ordered now. */
export async function nextDatesOf(
  db: Connection,
  ids: readonly number[],
  count: number,
): Promise<{ pickup_point_id: number; dates: string[] }[]> {
  const points = await db
    .selectFrom("pickup_point")
    .select(ruleColumns)
    .where("pickup_point_id", "in", ids)
    .orderBy("pickup_point_id")
    .execute();
  const promised = await promisedAt(db, ids);
  const now = new Date();
  return points.map(({ pickup_point_id, ...rules }) => ({
    pickup_point_id,
    dates: nextDates(rules, now, promised.get(pickup_point_id) ?? new Map(), count),
  }));
}

/** What an order asks of a pickup point. */
interface Wanted {
  readonly company_po_id: number;
  readonly pickup_point_id: number | null;
  /** Left out: the earliest day that can be had. */
  readonly promised_date: string | null;
}

/** Where and when an order can be collected, or why not. */
export type Choice =
  | { readonly stateshort: string; readonly promised_date: string }
  | { readonly field: "pickup_point_id" | "promised_date"; readonly problem: string };

const said = {
  paused: "The pickup point is paused",
  closed: "The pickup point is closed on this day",
  full: "The pickup point is full on this day",
  too_soon: "The pickup point needs more time",
};

/**
 * Whether a pickup point can hand over an order on the day that is promised, or the first day that it can.
 * @param parts how many fulfilments the order becomes: each takes a place of the day
 */
export async function choosePickup(
  db: Connection,
  { company_po_id, pickup_point_id, promised_date }: Wanted,
  now: Date,
  parts: number,
): Promise<Choice> {
  const point =
    pickup_point_id === null
      ? undefined
      : await db
          .selectFrom("pickup_point")
          .select([...ruleColumns, "stateshort"])
          .where("pickup_point_id", "=", pickup_point_id)
          .where("company_po_id", "=", company_po_id)
          .executeTakeFirst();
  if (point === undefined)
    return {
      field: "pickup_point_id",
      problem: pickup_point_id === null ? "Pickup point is required" : "The pickup point does not exist",
    };
  const promised = (await promisedAt(db, [point.pickup_point_id])).get(point.pickup_point_id) ?? new Map();
  if (promised_date === null) {
    const [first] = nextDates(point, now, promised, 1, parts);
    if (first !== undefined) return { stateshort: point.stateshort, promised_date: first };
    const isPaused = isPausedOn(point, businessToday(now));
    return { field: "pickup_point_id", problem: isPaused ? said.paused : "The pickup point has no free day" };
  }
  const problem = problemOn(point, promised_date, now, promised, parts);
  if (problem === null) return { stateshort: point.stateshort, promised_date };
  return { field: problem === "paused" ? "pickup_point_id" : "promised_date", problem: said[problem] };
}

/**
 * Holds a pickup point until the order is written, so that its days never get more than they can take: orders for one point
 * are placed one after the other. Comes before every other lock of an order.
 */
export async function holdPickupPoint(db: Connection, pickup_point_id: number | null): Promise<void> {
  if (pickup_point_id === null) return;
  await db
    .selectFrom("pickup_point")
    .select("pickup_point_id")
    .where("pickup_point_id", "=", pickup_point_id)
    .forNoKeyUpdate()
    .execute();
}

/** @throws HttpError 422 unless it hands over today */
export async function checkActive(db: Connection, pickup_point_id: number | null): Promise<void> {
  if (pickup_point_id === null) return;
  const point = await db
    .selectFrom("pickup_point")
    .select(["paused_at", "paused_until"])
    .where("pickup_point_id", "=", pickup_point_id)
    .executeTakeFirst();
  if (point !== undefined && isPausedOn(point, businessToday())) throw broken(said.paused, "action");
}
