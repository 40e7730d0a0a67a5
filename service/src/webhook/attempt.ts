import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import type { Settings } from "../settings.ts";
import type { DueTry, Later } from "./due.ts";
import type { Failure } from "./failure.ts";
import { requestOf } from "./request.ts";
import { pauseBefore } from "./retry.ts";
import type { Outcome, Send } from "./send.ts";
import { noteFailure, noteSuccess, type Telling } from "./trouble.ts";

/** What a try needs. */
export interface Trying {
  readonly db: Kysely<Database>;
  readonly settings: Settings;
  readonly send: Send;
  readonly later: Later;
  readonly telling: Telling;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A try that never left. */
const unsent = (failure: Failure): Outcome => ({
  status: null,
  failure,
  answer: "",
  duration: 0,
  retryAfter: null,
});

function readDelivery(db: Connection, { delivery_id, tries_count }: DueTry) {
  return db
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("webhook", "webhook.webhook_id", "delivery.webhook_id")
    .select(["delivery.delivery_id", "delivery.webhook_id", "delivery.company_po_id", "delivery.message_id"])
    .select(["delivery.body", "delivery.tries_count", "delivery.round_tries"])
    .select(["webhook.url", "webhook.active", "webhook.headers_sealed", "webhook.secret_sealed"])
    .select(["webhook.old_secret_sealed", "webhook.old_secret_until"])
    .where("delivery.delivery_id", "=", delivery_id)
    .where("delivery.tries_count", "=", tries_count)
    .where("delivery.state", "=", "waiting")
    .executeTakeFirst();
}

type Delivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

/** Writes a try into the log. */
export function recordAttempt(
  db: Connection,
  { delivery_id, webhook_id, company_po_id }: Pick<Delivery, "delivery_id" | "webhook_id" | "company_po_id">,
  number: number,
  { status, failure, duration, answer }: Outcome,
  at: number,
) {
  return db
    .insertInto("webhook_attempt")
    .values({
      delivery_id,
      webhook_id,
      company_po_id,
      number,
      status,
      failure,
      answer,
      duration_ms: duration,
      created_at: new Date(at).toISOString(),
    })
    .returning("attempt_id")
    .executeTakeFirstOrThrow();
}

async function giveUpSwitchedOff(db: Connection, { delivery_id }: Delivery): Promise<void> {
  await db
    .updateTable("webhook_delivery")
    .set({ state: "dead", failure: "switched-off", next_try_at: null, updated_at: sql<string>`now()` })
    .where("delivery_id", "=", delivery_id)
    .where("state", "=", "waiting")
    .execute();
}

/** What came of a try, the next one, and what follows for the endpoint: all or nothing. */
async function settle(trying: Trying, db: Connection, delivery: Delivery, outcome: Outcome): Promise<void> {
  const now = trying.now();
  const { delivery_id, webhook_id, tries_count } = delivery;
  const isSent = outcome.failure === null;
  const pause = isSent ? null : pauseBefore(delivery.round_tries + 1, outcome, now);
  const isOver = pause === null || outcome.status === 410;
  const updated = await db
    .updateTable("webhook_delivery")
    .set({
      state: isSent ? "sent" : isOver ? "dead" : "waiting",
      tries_count: tries_count + 1,
      round_tries: delivery.round_tries + 1,
      last_status: outcome.status,
      failure: outcome.failure,
      next_try_at: isOver ? null : new Date(now + pause * 1000).toISOString(),
      sent_at: isSent ? new Date(now).toISOString() : null,
      updated_at: sql<string>`now()`,
    })
    .where("delivery_id", "=", delivery_id)
    .where("tries_count", "=", tries_count)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  // Somebody else has made the same try meanwhile.
  if (updated.numUpdatedRows === 0n) return;
  await recordAttempt(db, delivery, tries_count + 1, outcome, now);
  if (isSent) await noteSuccess(db, delivery);
  else await noteFailure(db, delivery, outcome.status, now, trying.telling);
  if (!isOver) await trying.later(db, webhook_id, pause);
}

/**
 * Makes one try. What was sent and not written down, because the process ended in between, is sent again: at least once, and by
 * the same id.
 */
export async function tryDelivery(trying: Trying, due: DueTry, ending?: AbortSignal): Promise<void> {
  const delivery = await readDelivery(trying.db, due);
  if (delivery === undefined) return;
  if (!delivery.active) return giveUpSwitchedOff(trying.db, delivery);
  const request = requestOf(trying.settings, delivery, delivery, trying.now());
  const outcome = request === null ? unsent("unreadable-secret") : await trying.send(request, ending);
  // The service ends, which is no failure of the receiver's: it is tried again.
  ending?.throwIfAborted();
  await trying.db.transaction().execute((transaction) => settle(trying, transaction, delivery, outcome));
}
