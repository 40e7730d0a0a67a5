import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { startEventReader } from "../event/reader.ts";
import type { EventSignal } from "../event/signal.ts";
import type { Connection } from "../http/context.ts";
import type { Queue, Run } from "../queue/queue.ts";
import type { Settings } from "../settings.ts";
import { tryDelivery, type Trying } from "./attempt.ts";
import { dueTries, overdueEndpoints } from "./due.ts";
import { makeDeliveries } from "./make.ts";
import { takeUpDead } from "./resend.ts";
import { createSender } from "./send.ts";
import type { Telling } from "./trouble.ts";

interface Surroundings {
  readonly db: Kysely<Database>;
  readonly events: EventSignal;
  readonly queue: Queue;
  readonly settings: Settings;
  readonly post: Telling["post"];
  readonly failed: (error: unknown) => void;
}

/** An endpoint with much to do lets others go before it after so long, in milliseconds. */
const turn = 5000;

/** Every minute what should have been tried so long ago is looked for, in milliseconds. */
const overdue = 30_000;

/** Makes the tries of one endpoint that are due. @returns 0 to go on later */
export async function runEndpoint(trying: Trying, webhookId: number, run: Run): Promise<0 | undefined> {
  const until = performance.now() + turn;
  while (!run.isClosing() && performance.now() < until) {
    const due = await dueTries(trying.db, webhookId, trying.now());
    if (due.length === 0) return undefined;
    await Promise.all(due.map((one) => tryDelivery(trying, one, run.signal)));
  }
  return 0;
}

/** Sends what happens to the endpoints that want it. Stands before the queue is started. @returns a function that ends it */
export function startWebhooks({
  db,
  events,
  queue,
  settings,
  post,
  failed,
}: Surroundings): () => Promise<void> {
  const later = async (connection: Connection, webhook_id: number, seconds: number): Promise<void> => {
    if (seconds === 0) return queue.send(connection, "webhook", { webhook_id });
    const at = Math.ceil(Date.now() / 1000 + seconds);
    await queue.send(connection, "webhook_due", { webhook_id, at }, { after: seconds });
  };
  const trying: Trying = {
    db,
    settings,
    later,
    send: createSender({ reach: settings.webhooks.reach }),
    telling: { publicUrl: settings.publicUrl, post },
    now: Date.now,
  };
  queue.work("webhook", ({ webhook_id }, run) => runEndpoint(trying, webhook_id, run));
  queue.work("webhook_due", async ({ webhook_id }) => {
    await later(db, webhook_id, 0);
    return undefined;
  });
  queue.work("webhook_resend", ({ webhook_id }) =>
    db.transaction().execute(async (transaction) => {
      const isMore = await takeUpDead(transaction, webhook_id);
      await later(transaction, webhook_id, 0);
      return isMore ? 0 : undefined;
    }),
  );
  queue.work("webhook_overdue", async () => {
    for (const webhookId of await overdueEndpoints(db, Date.now() - overdue)) await later(db, webhookId, 0);
    return undefined;
  });
  queue.every("webhook_overdue", "* * * * *");
  const reader = {
    name: "webhook",
    handle: (transaction: Connection, happened: Parameters<typeof makeDeliveries>[1]) =>
      makeDeliveries(transaction, happened, later),
  };
  return startEventReader(reader, { db, signal: events, failed });
}
