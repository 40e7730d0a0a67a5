import { sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { mailOwners, type Post } from "../mail/owners.ts";

/** So many failures in a row are told of. */
const failuresTold = 20;
/** An endpoint that does nothing but fail for so long is switched off, in milliseconds. */
const failingFor = 5 * 24 * 3_600_000;

/** What is needed to tell people of trouble. */
export interface Telling {
  readonly publicUrl: string;
  readonly post: Post;
}

interface Endpoint {
  readonly webhook_id: number;
  readonly company_po_id: number;
}

type Reason = "gone" | "failing";

const words: Readonly<Record<Reason, (name: string) => string>> = {
  gone: (name) =>
    `the webhook “${name}” was switched off, because its receiver answered that it is gone (status 410).`,
  failing: (name) =>
    `the webhook “${name}” was switched off, because nothing but failures came from its receiver for five days.`,
};

/** Switches an endpoint off, once, and tells of it. */
async function switchOff(
  db: Connection,
  endpoint: Endpoint,
  reason: Reason,
  now: number,
  telling: Telling,
): Promise<void> {
  const { webhook_id, company_po_id } = endpoint;
  await sql`select set_config('service.actor', 'webhooks', true)`.execute(db);
  const off = await db
    .updateTable("webhook")
    .set({ active: false, off_reason: reason, off_at: new Date(now).toISOString() })
    .where("webhook_id", "=", webhook_id)
    .where("active", "=", true)
    .returning("hook_name")
    .executeTakeFirst();
  if (off === undefined) return;
  await recordEvent(db, {
    company_po_id,
    type: "webhook.disabled",
    entity: "webhook",
    entity_id: webhook_id,
    data: { reason },
  });
  const news = {
    kind: "webhook_disabled",
    subject: "A webhook was switched off",
    paragraphs: [
      words[reason](off.hook_name),
      `What happens from now on is kept for 30 days and can be sent when it is switched on again: ${consoleLink(telling.publicUrl, "webhooks")}`,
    ],
  } as const;
  await mailOwners(db, company_po_id, news, telling.post);
}

/** Counts a failure, and does what follows from it. */
export async function noteFailure(
  db: Connection,
  endpoint: Endpoint,
  status: number | null,
  now: number,
  telling: Telling,
): Promise<void> {
  const { webhook_id, company_po_id } = endpoint;
  const { failures_in_row, failing_since } = await db
    .insertInto("webhook_health")
    .values({ webhook_id, failures_in_row: 1, failing_since: new Date(now).toISOString() })
    .onConflict((conflict) =>
      conflict.column("webhook_id").doUpdateSet({
        failures_in_row: sql<number>`webhook_health.failures_in_row + 1`,
        failing_since: sql<string>`coalesce(webhook_health.failing_since, excluded.failing_since)`,
      }),
    )
    .returning(["failures_in_row", "failing_since"])
    .executeTakeFirstOrThrow();
  if (failures_in_row === failuresTold)
    await recordEvent(db, {
      company_po_id,
      type: "webhook.failing",
      entity: "webhook",
      entity_id: webhook_id,
    });
  if (status === 410) await switchOff(db, endpoint, "gone", now, telling);
  else if (failing_since !== null && Date.parse(failing_since) <= now - failingFor)
    await switchOff(db, endpoint, "failing", now, telling);
}

/** A success ends the row of failures. */
export async function noteSuccess(db: Connection, { webhook_id }: Endpoint): Promise<void> {
  await db.deleteFrom("webhook_health").where("webhook_id", "=", webhook_id).execute();
}
