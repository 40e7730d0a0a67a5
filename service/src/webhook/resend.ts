import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { whole } from "../http/responseFields.ts";
import { deliveries, deliveryRecord, webhooks } from "./record.ts";

/** So many dead letters are taken up in one transaction. */
const inOneGo = 100;

const again = () => ({
  state: "waiting" as const,
  round_tries: 0,
  failure: null,
  sent_at: null,
  next_try_at: new Date().toISOString(),
  updated_at: sql<string>`now()`,
});

async function refuseOff(db: Connection, webhookId: number): Promise<void> {
  const { active } = await webhooks.read(db, webhookId);
  if (!active) throw broken("Switch the webhook on first");
}

/** Takes up the next dead letters of an endpoint. @returns whether there may be more */
export async function takeUpDead(db: Connection, webhookId: number): Promise<boolean> {
  const taken = await db
    .updateTable("webhook_delivery")
    .set(again())
    .where("delivery_id", "in", (query) =>
      query
        .selectFrom("webhook_delivery")
        .select("delivery_id")
        .where("webhook_id", "=", webhookId)
        .where("state", "=", "dead")
        .where("is_test", "=", false)
        .orderBy("delivery_id")
        .limit(inOneGo),
    )
    .returning("delivery_id")
    .execute();
  return taken.length === inOneGo;
}

const one = operation({
  method: "POST",
  path: "/v1/companyWebhookDelivery/{delivery_id}/resend",
  tagPath: "/v1/companyWebhookDelivery/{delivery_id}",
  origin: "extension",
  summary: "Sends a message again, by the same id, with all its tries",
  params: v.object({ delivery_id: pathId }),
  response: deliveryRecord,
  async handle({ params: { delivery_id } }, { db, queue }) {
    const { webhook_id, is_test } = await deliveries.read(db, delivery_id);
    if (is_test) throw broken("A test is not sent again: send another one");
    await refuseOff(db, webhook_id);
    await db.updateTable("webhook_delivery").set(again()).where("delivery_id", "=", delivery_id).execute();
    await queue.send(db, "webhook", { webhook_id });
    return deliveries.read(db, delivery_id);
  },
});

const allDead = operation({
  method: "POST",
  path: "/v1/companyWebhook/{webhook_id}/resend",
  tagPath: "/v1/companyWebhook/{webhook_id}",
  origin: "extension",
  summary: "Has every dead letter of a webhook sent again; answers how many there are",
  params: v.object({ webhook_id: pathId }),
  response: v.object({ dead_count: whole }),
  async handle({ params: { webhook_id } }, { db, queue }) {
    await refuseOff(db, webhook_id);
    const { count } = await db
      .selectFrom("webhook_delivery")
      .select((query) => query.fn.countAll<number>().as("count"))
      .where("webhook_id", "=", webhook_id)
      .where("state", "=", "dead")
      .where("is_test", "=", false)
      .executeTakeFirstOrThrow();
    await queue.send(db, "webhook_resend", { webhook_id });
    return { dead_count: count };
  },
});

/** How what did not arrive is sent again. */
export const resends = [one, allDead];
