import type { RawRecord } from "../nouns/nounSample.ts";

/** A webhook, and how it does; those of others say so in each text. */
function webhook(id: number, mark: string): RawRecord {
  return {
    webhook_id: id,
    hook_name: `${mark} name`,
    url: `https://${mark}.test/`,
    types: [`${mark}.*`],
    seller_ids: [id],
    active: true,
    off_reason: "gone",
    off_at: "2026-01-02T00:00:00Z",
    header_names: [`X-${mark}`],
    secret_at: "2026-01-01T00:00:00Z",
    old_secret_until: "2099-01-01T00:00:00Z",
    hours: [{ at: "2026-01-01T00:00:00Z", ok: 1, failed: 1 }],
    last_failure: "status",
    last_status: 500,
    last_failure_at: "2026-01-02T00:00:00Z",
    waiting_count: 1,
    dead_count: 1,
  };
}

/** A message to it, and a try of that. */
function delivery(id: number, mark: string): RawRecord {
  return {
    webhook_id: id,
    delivery_id: id,
    message_id: `${mark} message`,
    type: `${mark}.changed`,
    body: `${mark} body`,
    state: "sent",
    is_test: false,
    tries_count: 1,
    last_status: 200,
    failure: "status",
    next_try_at: "2026-01-02T00:00:00Z",
    sent_at: "2026-01-02T00:00:00Z",
    number: 1,
    status: 200,
    duration_ms: 1,
    answer: `${mark} answer`,
  };
}

type Make<Made> = (
  key: string,
  links: readonly string[],
  of: (id: number, mark: string) => RawRecord,
  extra?: readonly RawRecord[],
) => Made;

/** The collections of webhooks; the last delivery hangs on our webhook, but is another company's. */
export function webhookCollections<Made>(make: Make<Made>): Readonly<Record<string, Made>> {
  const astray = { ...delivery(9001, "FOREIGN"), delivery_id: 9002, company_po_id: 9001, webhook_id: 1 };
  return {
    companyWebhook: make("webhook_id", [], webhook),
    companyWebhookHealth: make("webhook_id", [], webhook),
    companyWebhookDelivery: make("delivery_id", ["webhook_id"], delivery, [astray]),
    companyWebhookAttempt: make("attempt_id", ["webhook_id", "delivery_id"], delivery),
  };
}
