import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { idList } from "../http/listQuery.ts";
import { operation } from "../http/operation.ts";
import { id, instant, nullableInstant, nullableText, nullableWhole, whole } from "../http/responseFields.ts";

/** How an endpoint has done in the last 24 hours, and what waits. */
const healthRecord = v.object({
  webhook_id: id,
  company_po_id: id,
  /** One for each hour in which there was a try, the oldest first. */
  hours: v.array(v.object({ at: instant, ok: whole, failed: whole })),
  last_failure: nullableText,
  last_status: nullableWhole,
  last_failure_at: nullableInstant,
  failures_in_row: whole,
  failing_since: nullableInstant,
  waiting_count: whole,
  dead_count: whole,
});

const day = sql`now() - interval '24 hours'`;

async function readHealth(
  db: Connection,
  ids: readonly number[],
): Promise<v.InferInput<typeof healthRecord>[]> {
  const { rows } = await sql<v.InferInput<typeof healthRecord>>`
    select webhook.webhook_id, webhook.company_po_id,
      coalesce((select jsonb_agg(jsonb_build_object('at', to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                                                    'ok', ok, 'failed', failed) order by hour)
        from (select date_trunc('hour', created_at) as hour, count(*) filter (where failure is null) as ok,
                     count(*) filter (where failure is not null) as failed
                from webhook_attempt as attempt
               where attempt.webhook_id = webhook.webhook_id and created_at >= ${day}
               group by 1) as hours), '[]') as hours,
      last.failure as last_failure, last.status as last_status, last.created_at as last_failure_at,
      coalesce(health.failures_in_row, 0) as failures_in_row, health.failing_since,
      (select count(*)::int from webhook_delivery as delivery
        where delivery.webhook_id = webhook.webhook_id and state = 'waiting') as waiting_count,
      (select count(*)::int from webhook_delivery as delivery
        where delivery.webhook_id = webhook.webhook_id and state = 'dead' and not is_test) as dead_count
    from webhook
    left join webhook_health as health on health.webhook_id = webhook.webhook_id
    left join lateral (select failure, status, created_at from webhook_attempt as attempt
                        where attempt.webhook_id = webhook.webhook_id and created_at >= ${day} and failure is not null
                        order by created_at desc, attempt_id desc limit 1) as last on true
    where webhook.webhook_id = any(${ids})
    order by webhook.webhook_id`.execute(db);
  return rows;
}

/** `GET /v1/companyWebhookHealth?ids=` */
export const health = operation({
  method: "GET",
  path: "/v1/companyWebhookHealth",
  origin: "extension",
  summary: "How webhooks have done in the last 24 hours, and what waits; unknown ids are left out",
  query: v.strictObject({ ids: idList }),
  response: v.array(healthRecord),
  handle: ({ query }, { db }) => readHealth(db, query.ids),
});
