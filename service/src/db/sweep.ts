import { type Kysely, sql } from "kysely";
import { sweepRegistrations } from "../company/registrations.ts";
import { isOld } from "../http/idempotency.ts";
import type { Database } from "./schema.ts";

const hour = 3_600_000;

/**
 * Removes what has had its time: idempotency keys after a day, used and expired verifications, links for a new password
 * and API tokens a week after they expired, events a week after they happened, mails and registrations that nobody activated after 30 days.
 */
export async function sweep(db: Kysely<Database>): Promise<void> {
  await sql`delete from idempotency where ${isOld}`.execute(db);
  await sql`delete from verification where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from password_reset where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from event where occurred_at < now() - interval '7 days'`.execute(db);
  await sql`delete from mail where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from api_token where expires_at < now() - interval '7 days'`.execute(db);
  await sweepRegistrations(db, new Date());
}

/** Sweeps now and every hour. @returns a function that ends it and waits for a sweep in progress */
export function sweepHourly(db: Kysely<Database>, failed: (error: unknown) => void): () => Promise<void> {
  let running = sweep(db).catch(failed);
  const timer = setInterval(() => {
    running = sweep(db).catch(failed);
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
