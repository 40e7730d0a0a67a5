import { randomUUID } from "node:crypto";
import { type Insertable, sql } from "kysely";
import * as v from "valibot";
import { publicEventTypes } from "../event/types.ts";
import { pathId } from "../http/field.ts";
import type { Connection, Context } from "../http/context.ts";
import { broken, HttpError, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { recordAttempt } from "./attempt.ts";
import { testBody } from "./message.ts";
import { attemptRecord, attempts, deliveries, deliveryRecord } from "./record.ts";
import { requestOf } from "./request.ts";
import { sampleOf } from "./sample.ts";
import { createSender } from "./send.ts";
import type { WebhookDeliveryTable } from "./table.ts";

/** So many tests of one endpoint are sent in a minute: it is no way to make us call somebody. */
const testsInMinute = 10;
/** Somebody waits for a test, so it is over somewhat before a delivery would be, in milliseconds. */
const testWithin = 7_000;

const ping = "webhook.ping";

function endpointOf(db: Connection, id: number) {
  return db.selectFrom("webhook").selectAll().where("webhook_id", "=", id).executeTakeFirst();
}

type Endpoint = NonNullable<Awaited<ReturnType<typeof endpointOf>>>;

type Test = Pick<
  Insertable<WebhookDeliveryTable>,
  "body" | "company_po_id" | "message_id" | "type" | "webhook_id"
>;

/** Writes a test down before it is sent, one after another: those who send at once are counted too. */
async function noteTest(db: Connection, test: Test): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom("webhook")
      .select("webhook_id")
      .where("webhook_id", "=", test.webhook_id)
      .forNoKeyUpdate()
      .execute();
    await refuseTooMany(transaction, test.webhook_id);
    const { delivery_id } = await transaction
      .insertInto("webhook_delivery")
      .values({ ...test, state: "dead", is_test: true })
      .returning("delivery_id")
      .executeTakeFirstOrThrow();
    return delivery_id;
  });
}

async function refuseTooMany(db: Connection, id: number): Promise<void> {
  const { count } = await db
    .selectFrom("webhook_delivery")
    .select((query) => query.fn.countAll<number>().as("count"))
    .where("webhook_id", "=", id)
    .where("is_test", "=", true)
    .where(sql<boolean>`created_at >= now() - interval '1 minute' and created_at <= clock_timestamp()`)
    .executeTakeFirstOrThrow();
  if (count >= testsInMinute)
    throw new HttpError(429, "Too many attempts. Try again later.", undefined, { "retry-after": "60" });
}

const dots = "••••••";

/** Sends at once and writes down what came of it; outside of a transaction, which would hold others up. */
async function send({ db, settings }: Context, endpoint: Endpoint, type: string) {
  const { webhook_id, company_po_id } = endpoint;
  const message_id = `evt_test_${randomUUID()}`;
  const now = Date.now();
  const at = new Date(now);
  const body = testBody(message_id, type === ping ? null : await sampleOf(db, endpoint, type, at), at);
  const signed = requestOf(settings, endpoint, { message_id, body }, now);
  if (signed === null) throw broken("Its secret cannot be read any more: make another one");
  const request = { ...signed, headers: { ...signed.headers, "webhook-test": "true" } };
  const delivery_id = await noteTest(db, { webhook_id, company_po_id, message_id, type, body });
  const outcome = await createSender({ reach: settings.webhooks.reach, within: testWithin })(request);
  await db
    .updateTable("webhook_delivery")
    .set({ state: outcome.failure === null ? "sent" : "dead", tries_count: 1, failure: outcome.failure })
    .set({ last_status: outcome.status, updated_at: sql<string>`now()` })
    .set({ sent_at: outcome.failure === null ? sql<string>`now()` : null })
    .where("delivery_id", "=", delivery_id)
    .execute();
  const named = { delivery_id, webhook_id, company_po_id };
  const { attempt_id } = await recordAttempt(db, named, 1, outcome, now);
  return {
    delivery: await deliveries.read(db, delivery_id),
    attempt: await attempts.read(db, attempt_id),
    headers: Object.entries(request.headers).map(([name, value]) => ({
      name,
      value: request.own.includes(name) ? dots : value,
    })),
  };
}

const typeMissing = "type is required";
const types: ReadonlySet<string> = new Set([ping, ...publicEventTypes]);

/** `POST /v1/companyWebhook/{id}/test` */
export const sendTest = operation({
  method: "POST",
  path: "/v1/companyWebhook/{webhook_id}/test",
  origin: "extension",
  summary:
    "Sends a test at once: webhook.ping, or the newest event of a type, with test in its body and a header webhook-test; the headers are those sent, without the values of the company's own",
  params: v.object({ webhook_id: pathId }),
  body: v.object({
    type: v.pipe(
      v.string(typeMissing),
      v.nonEmpty(typeMissing),
      v.maxLength<string, number, string>(60, "Must have at most 60 characters"),
      v.check((type) => types.has(type), "There is no such event"),
      v.metadata({ "x-missing": typeMissing }),
    ),
  }),
  readOnly: true,
  response: v.object({
    delivery: deliveryRecord,
    attempt: attemptRecord,
    headers: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
  async handle({ params: { webhook_id }, body }, context) {
    const endpoint = await endpointOf(context.db, webhook_id);
    if (endpoint === undefined) throw notFound("Webhook");
    return send(context, endpoint, body.type);
  },
});
