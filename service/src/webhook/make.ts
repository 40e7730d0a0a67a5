import type { StoredEvent } from "../event/reader.ts";
import { publicEventTypes } from "../event/types.ts";
import type { Connection } from "../http/context.ts";
import type { Later } from "./due.ts";
import { wantsLocation, wantsType } from "./match.ts";
import { messageBody } from "./message.ts";

const told: ReadonlySet<string> = new Set(publicEventTypes);

/** Who may want to be told: what happens while we have switched an endpoint off is kept for it, to be sent by hand. */
function endpointsOf(db: Connection, companyIds: readonly number[]) {
  return db
    .selectFrom("webhook")
    .select(["webhook_id", "company_po_id", "types", "seller_ids", "active", "created_at"])
    .where("company_po_id", "in", companyIds)
    .where((query) => query.or([query("active", "=", true), query("off_reason", "is not", null)]))
    .orderBy("webhook_id")
    .execute();
}

/** Seconds after which an endpoint is looked at once more. */
const secondLook = 2;

/** When it happened, or now, should the database's clock be ahead of ours: a first try waits for nothing. */
const earlierOf = (instant: string): string =>
  new Date(Math.min(Date.parse(instant), Date.now())).toISOString();

/** Writes what each endpoint is to be told of these events, and has it sent once that is committed. */
export async function makeDeliveries(
  db: Connection,
  events: readonly StoredEvent[],
  later: Later,
): Promise<void> {
  const open = events.filter(({ type }) => told.has(type));
  if (open.length === 0) return;
  const endpoints = await endpointsOf(db, [...new Set(open.map(({ company_po_id }) => company_po_id))]);
  const made = open.flatMap((event) =>
    endpoints
      .filter(
        (endpoint) =>
          endpoint.company_po_id === event.company_po_id &&
          // It is not told of its own trouble, which that would only make worse.
          !(event.entity === "webhook" && event.entity_id === endpoint.webhook_id) &&
          wantsType(endpoint.types, event.type) &&
          wantsLocation(endpoint.seller_ids, event.seller_id),
      )
      .map(({ webhook_id, company_po_id, active }) => {
        const message_id = `evt_${event.event_id}`;
        return {
          webhook_id,
          company_po_id,
          event_id: event.event_id,
          message_id,
          type: event.type,
          body: messageBody(message_id, event),
          ...(active
            ? { state: "waiting" as const, next_try_at: earlierOf(event.occurred_at) }
            : { state: "dead" as const, failure: "switched-off" as const }),
        };
      }),
  );
  if (made.length === 0) return;
  const added = await db
    .insertInto("webhook_delivery")
    .values(made)
    .onConflict((conflict) => conflict.columns(["webhook_id", "event_id"]).doNothing())
    .returning(["webhook_id", "state"])
    .execute();
  const waiting = added.filter(({ state }) => state === "waiting");
  for (const id of new Set(waiting.map(({ webhook_id }) => webhook_id))) {
    await later(db, id, 0);
    // A run that is just ending does not see what is written now.
    await later(db, id, secondLook);
  }
}
