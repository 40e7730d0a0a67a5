import { type Kysely, sql } from "kysely";
import { sweepDevices } from "../accountDevice/sweep.ts";
import { sweepAudit } from "../audit/retention.ts";
import type { Config } from "../config.ts";
import { sweepRegistrations } from "../company/registrations.ts";
import { isOld } from "../http/idempotency.ts";
import { sendForgotten } from "../job/start.ts";
import { sweepJobs } from "../job/sweep.ts";
import { findForgottenMails, type Mailer } from "../mail/mailer.ts";
import { sweepNotifications } from "../notification/sweep.ts";
import type { Queue } from "../queue/queue.ts";
import { sweepSignIns } from "../signInEvent/record.ts";
import { sweepAttempts } from "../twoStep/attempt.ts";
import type { Database } from "./schema.ts";
import { sumUpTallies } from "./tallies.ts";

/** How long an operator has things kept that others may want to read. */
type Kept = Pick<Config, "auditMonths" | "signInHistoryDays">;

/**
 * Removes what has had its time: idempotency keys and the counts of mails to strangers and customers after a day, used and expired verifications, links for a new password
 * and API tokens a week after they expired, events a week after they happened, mails, messages to webhooks and registrations that
 * nobody activated after 30 days, notices after 90 days or when a person has too many, devices 100 days after their last sign-in, entries of the audit trail after so many
 * months, and lines of the sign-in history after so many days, and sign-ins that wait for a code a day after they expired. Adds up the tallies of fulfilments.
 */
export async function sweep(db: Kysely<Database>, { auditMonths, signInHistoryDays }: Kept): Promise<void> {
  await sql`delete from idempotency where ${isOld}`.execute(db);
  await sql`delete from verification where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from stranger_mail where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from customer_mail where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from password_reset where expires_at < now() - interval '7 days'`.execute(db);
  await sql`delete from event where occurred_at < now() - interval '7 days'`.execute(db);
  await sql`delete from mail where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from api_token where expires_at < now() - interval '7 days'`.execute(db);
  await sweepNotifications(db);
  await sweepDevices(db);
  await sweepJobs(db);
  await sql`delete from webhook_delivery where created_at < now() - interval '30 days'`.execute(db);
  await sweepRegistrations(db, new Date());
  await sumUpTallies(db);
  await sweepAudit(db, auditMonths);
  await sweepSignIns(db, signInHistoryDays);
  await sweepAttempts(db);
}

/** Sweeps at the start and every hour, once for all services. */
export async function sweepHourly(
  db: Kysely<Database>,
  kept: Kept,
  queue: Queue,
  mailer: Mailer,
): Promise<void> {
  queue.work("sweep", async () => {
    await sweep(db, kept);
    if (mailer.sends) await findForgottenMails(db, queue);
    await sendForgotten(db, queue);
    return undefined;
  });
  queue.every("sweep", "17 * * * *");
  await queue.send(db, "sweep", {});
}
