import type { Connection } from "../http/context.ts";

/** Has an endpoint's messages sent so many seconds from now, when the transaction that says so is committed. */
export type Later = (db: Connection, webhookId: number, seconds: number) => Promise<void>;

/** A try that is to come. */
export interface DueTry {
  readonly delivery_id: number;
  /** How many there were before: another one in between makes it void. */
  readonly tries_count: number;
}

/** So many tries of one endpoint are under way at once. */
const atOnce = 5;

/** The next tries of an endpoint whose time has come. */
export function dueTries(db: Connection, webhookId: number, now: number): Promise<DueTry[]> {
  return db
    .selectFrom("webhook_delivery")
    .select(["delivery_id", "tries_count"])
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", new Date(now).toISOString())
    .orderBy("next_try_at")
    .orderBy("delivery_id")
    .limit(atOnce)
    .execute();
}

/** Endpoints with a try that should have been made by then: whoever was to make it has died, or missed that it came. */
export async function overdueEndpoints(db: Connection, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom("webhook_delivery")
    .select("webhook_id")
    .distinct()
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", new Date(now).toISOString())
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}
